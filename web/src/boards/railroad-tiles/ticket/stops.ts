// The stops of a turn: the column, its tiles one by one, and on to the next player; or the pieces of the phase.
import type { Stop } from "../../../frame/stops";
import type { Desk } from "../desk.svelte";

export function stops(desk: Desk): Stop[] {
  const { view } = desk;
  const { items } = desk.tray;
  if (desk.isPlacing) {
    const { uses } = desk.placing;
    const next = uses.find(({ used, look }) => !used && desk.placing.isLive(look));
    const tokens = uses.map((one): Stop => {
      return { label: desk.tokenName(one.id), state: one.used ? "done" : one === next ? "here" : "to-come" };
    });
    return [...tokens, { label: desk.say("stop-reveal"), state: next ? "to-come" : "here" }];
  }
  const hasTiles = items.length > 0;
  const first: Stop =
    view.phase === "start"
      ? { label: desk.say("stop-start"), state: hasTiles ? "done" : "here" }
      : {
          label: hasTiles ? desk.say("column", { column: String(desk.own.column ?? "") }) : desk.say("stop-column"),
          state: hasTiles ? "done" : "here",
        };
  const tiles: Stop = {
    label: hasTiles ? desk.say("stop-tile-of", desk.tray.progress) : desk.say("stop-tiles"),
    state: hasTiles ? "here" : "to-come",
  };
  return [first, tiles, { label: desk.say(desk.isAlone ? "stop-on" : "stop-hand-over"), state: "to-come" }];
}
