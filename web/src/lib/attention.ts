// Calls a player back to the table: the bell, and a notice while the page is hidden.

import { chime } from "./chime";
import { habits } from "./habits.svelte";

function notify(title: string, body: string, tag: string): void {
  try {
    const notice = new Notification(title, { body, tag, icon: "/roundhouse.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // some phones allow notices from service workers only: the bell and the title remain
  }
}

export class Attention {
  #waiting: string | null | undefined; // nothing is rung for what is found on coming in

  /** What waits for this player now, null if nothing does. Each new thing is rung once. */
  wait(waiting: string | null, title: string, body: string): void {
    const before = this.#waiting;
    this.#waiting = waiting;
    if (waiting === null || before === undefined || waiting === before) return;
    if (habits.sound) chime();
    if (habits.notices && document.hidden) notify(title, body, title);
  }
}
