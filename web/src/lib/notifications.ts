// Tells a player that a table waits: a sound, and a browser notification while the page is hidden.

import { chime } from "./bell";
import { preferences } from "./preferences.svelte";

/** A newer notification of the same table replaces the older one. */
interface Notice {
  title: string;
  body: string;
  table: string;
}

function notify({ title, body, table }: Notice, answered: () => void): void {
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

/** Plays the sound and, while the page is hidden, notifies; `answered` is called on a click there. */
export function alertPlayer(what: Notice, answered: () => void): void {
  if (preferences.sound) chime();
  if (preferences.notices && document.hidden) notify(what, answered);
}

export class TurnNotifier {
  #waiting: string | null | undefined; // what already waits when the page opens is not announced

  /** What waits for this player now, null if nothing does. Each new thing is announced once. */
  wait(waiting: string | null, what: Notice): void {
    const before = this.#waiting;
    this.#waiting = waiting;
    if (waiting === null || before === undefined || waiting === before) return;
    alertPlayer(what, () => undefined);
  }
}
