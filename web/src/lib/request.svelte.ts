// A request to the server that a button starts: whether it is under way, and what went wrong.

import { sentence } from "./server";

export class PendingRequest {
  busy = $state(false);
  wrong = $state<string | null>(null);

  async run(send: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.wrong = null;
    try {
      await send();
    } catch (why) {
      this.wrong = sentence(why);
    } finally {
      this.busy = false;
    }
  }
}
