// The stops of a turn: worker and action, where, the effects, the end.

import { stopsAt, type Stop } from "../../../frame/stops";
import type { Desk } from "../desk.svelte";

export function stops(desk: Desk): Stop[] {
  const { step, view } = desk;
  if (view.offer)
    return stopsAt(
      [
        desk.called(view.offer.turn),
        desk.say("stop-answer"),
        view.offer.order.map((seat) => desk.called(seat)).join(", ") || desk.say("stop-end"),
      ],
      1,
    );
  if (view.phase === "setup" || !step?.worker || !step.action || step.action === "setup")
    return stopsAt([desk.say("stop-worker"), desk.say("stop-target"), desk.say("stop-effects")], 0);
  const where =
    step.city !== null
      ? desk.telling.spot(step.city)
      : step.section !== null
        ? desk.telling.placeName(`section:${step.section}`)
        : step.spaces.length
          ? desk.say("stop-rails", { count: step.spaces.length })
          : desk.say(step.action === "trade" && !step.to_place ? "done-trade" : "stop-target");
  const chosen = desk.say("stop-chosen", {
    worker: desk.telling.worker(step.worker),
    action: desk.telling.action(step.action),
  });
  const open = step.to_place > 0;
  return stopsAt([chosen, where, desk.say("stop-effects")], open ? 1 : 2);
}
