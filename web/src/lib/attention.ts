// Calls a player to a table: the bell, and a notice while the page is hidden.

import { chime } from "./chime";
import { habits } from "./habits.svelte";

/** Of a table only the newest notice stays. */
interface Call {
  title: string;
  body: string;
  table: string;
}

function notify({ title, body, table }: Call, answered: () => void): void {
  try {
    const notice = new Notification(title, { body, tag: table, icon: "/roundhouse.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
      answered();
    };
  } catch {
    // some phones allow notices from service workers only: the bell and the title remain
  }
}

/** Rings, and tells it also where the page is not looked at; what is to be done when that is answered. */
export function call(what: Call, answered: () => void): void {
  if (habits.sound) chime();
  if (habits.notices && document.hidden) notify(what, answered);
}

export class Attention {
  #waiting: string | null | undefined; // nothing is rung for what is found on coming in

  /** What waits for this player now, null if nothing does. Each new thing is rung once. */
  wait(waiting: string | null, what: Call): void {
    const before = this.#waiting;
    this.#waiting = waiting;
    if (waiting === null || before === undefined || waiting === before) return;
    call(what, () => undefined);
  }
}
