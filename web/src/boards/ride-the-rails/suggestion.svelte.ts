// The best journey for the player who rides.

import { Suggestion } from "../suggestion.svelte";
import type { Desk } from "./desk.svelte";
import type { Journey, Link, View } from "./shapes";

export class BestJourney extends Suggestion<View, Desk> {
  override get offered(): boolean {
    const { phase } = this.desk.view;
    return super.offered && (phase === "depart" || phase === "journey") && !this.desk.choice("pass");
  }

  get journey(): Journey | null {
    return this.hint?.then.journey ?? null;
  }

  /** Its links that are not ridden yet. */
  get links(): readonly Link[] {
    return this.journey?.links.slice(this.desk.view.journey?.links.length ?? 0) ?? [];
  }

  override get spoken(): string {
    const { desk, hint, journey } = this;
    if (!hint || !journey) return "";
    const { passenger, city, links } = journey;
    const sentence = desk.say("suggested", {
      sure: hint.proved ? "proved" : "found",
      from: desk.placeName(passenger),
      to: desk.placeName(city),
      links: links.length,
    });
    const pays = hint.gains?.map((amount, seat) => `${desk.called(seat)} $${amount}`);
    return pays ? `${sentence} ${desk.say("suggested-pays", { amounts: pays.join(", ") })}` : sentence;
  }
}
