// Something asked of the server by a button: it rests meanwhile, and says what went wrong.

import { sentence } from "./server";

export class Errand {
  busy = $state(false);
  wrong = $state<string | null>(null);

  async run(errand: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.wrong = null;
    try {
      await errand();
    } catch (why) {
      this.wrong = sentence(why);
    } finally {
      this.busy = false;
    }
  }
}
