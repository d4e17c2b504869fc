// Keeps the keyboard inside a part of the page while that is open, and brings it back where it was afterwards.

import type { Attachment } from "svelte/attachments";

const REACHABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

export function trapFocus(close: () => void): Attachment<HTMLElement> {
  return (part) => {
    const before = document.activeElement;
    const reachable = () =>
      [...part.querySelectorAll<HTMLElement>(REACHABLE)].filter((one) => one.getClientRects().length);

    function turn(event: KeyboardEvent): void {
      if (event.key === "Escape" && !event.defaultPrevented) {
        event.preventDefault(); // one Escape closes one thing
        return close();
      }
      if (event.key !== "Tab" || !part.contains(document.activeElement)) return;
      const stops = reachable();
      const [first, last] = [stops[0], stops.at(-1)];
      const at = document.activeElement;
      if (event.shiftKey && (at === first || at === part)) last?.focus();
      else if (!event.shiftKey && at === last) first?.focus();
      else return;
      event.preventDefault();
    }

    // Where there are keys, one can write at once; on a phone the keyboard would jump up over everything.
    const field = matchMedia("(pointer: fine)").matches ? part.querySelector<HTMLElement>("[data-first]") : null;
    (field ?? part).focus({ preventScroll: true });
    addEventListener("keydown", turn);
    return () => {
      removeEventListener("keydown", turn);
      const inside = part.contains(document.activeElement) || document.activeElement === document.body;
      const isPlace = before instanceof HTMLElement || before instanceof SVGElement; // a place of a map is one too
      if (inside && isPlace && before.isConnected) before.focus();
    };
  };
}
