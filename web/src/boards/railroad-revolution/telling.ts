// What the board says of its parts: names of places, what an effect does, what is missing.

import type { Desk } from "./desk.svelte";
import { meaningAt } from "./places";
import { linksOf, sectionsOf } from "./things";
import type { Ability, ActionId, Condition, Effect, Objective, Payment, Pending, TrackId, Worker } from "./shapes";

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** As at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class Telling {
  constructor(readonly desk: Desk) {}

  #say(message: string, facts: Record<string, string | number> = {}): string {
    return this.desk.say(message, facts);
  }

  // Names -------------------------------------------------------------------------------------------------------------

  spot(id: string): string {
    const { cities, junctions } = this.desk.atlas;
    return this.desk.named((cities.get(id) ?? junctions.get(id))?.data);
  }

  space(id: string): string {
    const space = this.desk.atlas.spaces.get(id);
    return space ? `${this.spot(space.a)}–${this.spot(space.b)}` : id;
  }

  worker(id: string): string {
    return this.#say(`worker-${id}`);
  }

  action(id: string): string {
    return this.desk.named(this.desk.board.action.find((one) => one.id === id));
  }

  train(id: string): string {
    return this.desk.named(this.desk.board.train.find((one) => one.id === id));
  }

  objective(id: string): string {
    const points = this.desk.board.objective.find((one) => one.id === id)?.vp ?? 0;
    return this.#say("objective-name", { objective: this.objectiveCode(id), points });
  }

  /** As short as can be, and no two alike that one can have: "A1", "B 9". */
  objectiveCode(id: string): string {
    const [pile = "", number = ""] = id.toUpperCase().split("-");
    return pile.startsWith("A") ? pile : `${pile}\u00a0${number}`;
  }

  placeName(place: string): string {
    const meaning = meaningAt(place);
    const of = (target: string): string => meaning[target] ?? "";
    switch (meaning["kind"]) {
      case "rail":
        return this.space(place);
      case "station":
        return this.spot(place);
      case "work":
        return this.#say("cell-name", { worker: this.worker(of("worker")), action: this.action(of("action")) });
      case "office":
        return this.#say("section-name", { number: ROMAN[Number(of("section")) - 1] ?? "" });
      case "advance":
        return this.#say(`track-${of("track")}`);
      case "flip":
      case "train":
        return this.train(of("train"));
      case "sale":
        return this.#say(`piece-${of("piece")}`);
      case "contract":
        return this.#say("contract");
      case "objective":
      case "replace":
        return this.objective(of("objective"));
      case "take":
        return capital(this.effectName(of("effect")));
      default:
        return this.worker(of("worker"));
    }
  }

  /** An effect of the turn by its name there. */
  effectName(effect: string): string {
    if (effect.startsWith("hire-")) return this.#say("hire");
    if (effect === "sell-share") return this.#say("sell");
    const row = this.desk.step?.pending.find((one) => one.effect === effect);
    return row ? this.effect(row) : this.#say(`card-${effect}`);
  }

  // Effects -----------------------------------------------------------------------------------------------------------

  /** What an effect does, in a few words and without its price. */
  effect(effect: Effect): string {
    const { kind, workers = [], pick = 1 } = effect;
    const count = effect.limit ?? effect.count ?? 1; // of a row that names its figure no other way
    const { steps = count, shares = count, times = count, money = count } = effect;
    if (kind === "workers") {
      const names = workers.map((one) => this.worker(one));
      const either = effect.one_of ?? pick < workers.length;
      return names.join(either ? ` ${this.#say("or")} ` : ", ");
    }
    return this.#say(`does-${kind}`, { steps, shares, count, times, money });
  }

  /** The same with what it costs. */
  priced(effect: Effect): string {
    const does = this.effect(effect);
    if (effect.cost_each) return this.#say("priced-each", { does, cost: effect.cost_each });
    return effect.cost ? this.#say("priced", { does, cost: effect.cost }) : does;
  }

  ability(action: ActionId, worker: Worker): Ability | undefined {
    return this.desk.board.ability.find((one) => one.action === action && one.worker === worker);
  }

  /** What a worker adds to an action, for a cell of the matrix. */
  adds(action: ActionId, worker: Worker): string {
    const ability = this.ability(action, worker);
    if (!ability) return "";
    const { kind, cost = 0, steps = 0, shares = 0, times = 1 } = ability;
    const facts = { cost, steps, shares, times, ...this.#trainMoney() };
    return kind === "money" ? this.#say(`adds-money-${action}`, facts) : this.#say(`adds-${kind}`, facts);
  }

  /** The same as a sentence. */
  addsLong(action: ActionId, worker: Worker): string {
    const ability = this.ability(action, worker);
    if (!ability) return "";
    const { kind, cost = 0, steps = 0, shares = 0 } = ability;
    const facts = { cost, steps, shares, ...this.#trainMoney() };
    return this.#say(kind === "money" ? `long-adds-money-${action}` : `long-adds-${kind}`, facts);
  }

  /** The own trains, and what orange brings for them on Trade. */
  #trainMoney(): { trains: number; money: number } {
    const { trains = [], train_money: money = 0 } = this.desk.mine ?? {};
    return { trains: trains.reduce((sum, { up, down }) => sum + up + down, 0), money };
  }

  /** An effect that waits, with all it costs. */
  pending(row: Pending): string {
    const does = this.effect(row);
    if (row.discard) return this.#say("priced-worker", { does });
    if (row.price_each) return this.#say("priced-each", { does, cost: row.price_each });
    return row.price ? this.#say("priced-for", { does, cost: row.price }) : does;
  }

  /** The main action in a few words. */
  mainOf(action: ActionId): string {
    const { railroad, triangle } = this.desk.board.price;
    const sale = this.desk.mine?.sale;
    if (action === "trade" && sale === null) return this.#say("main-trade-none");
    return this.#say(`main-${action}`, { price: railroad, triangle, sale: sale?.money ?? 0 });
  }

  // Labels of places --------------------------------------------------------------------------------------------------

  #choicesAt(place: string): string[] {
    return (this.desk.targets.get(place) ?? []).map(({ text }) => `${text}.`);
  }

  /** The reward of a city, and the bonus of its first station with whether it is gone. */
  cityBrings(id: string): string {
    const city = this.desk.city(id);
    if (!city) return "";
    const brings = this.#say("city-rewards", { main: this.effect(city.main), first: this.priced(city.bonus) });
    return city.first === null ? brings : `${brings} ${this.#say("first-gone")}`;
  }

  city(id: string): string {
    const { desk } = this;
    const city = desk.city(id);
    const data = desk.atlas.cities.get(id);
    if (!city || !data) return this.spot(id);
    const cost = desk.board.city.find((one) => one.id === id)?.cost ?? 0;
    const parts = [this.#say("city-told", { city: this.spot(id), level: data.level, cost })];
    parts.push(this.cityBrings(id));
    const linked = desk.seats.filter((seat) => desk.view.seats[seat]?.connected.includes(id));
    if (linked.length)
      parts.push(this.#say("networks-of", { names: linked.map((seat) => desk.called(seat)).join(", ") }));
    const names = city.stations.map((seat) => desk.called(seat)).join(", ");
    if (names) parts.push(this.#say("stations-of", { names }));
    return [...parts, ...this.#choicesAt(id)].join(" ");
  }

  rail(id: string): string {
    const space = this.desk.atlas.spaces.get(id);
    if (!space) return id;
    const parts = [`${this.space(id)}.`];
    if (!space.start) parts.push(this.#say("ground", { triangles: space.terrain }));
    if (space.contract) parts.push(this.#say("offers-contract"));
    const names = (this.desk.rails.get(id) ?? []).map((seat) => this.desk.called(seat)).join(", ");
    if (names) parts.push(this.#say("rails-of", { names }));
    const choices = this.#choicesAt(id);
    const { step } = this.desk;
    const isFree = !step || step.doing.length > 0 || step.action === "setup";
    const due = choices.length && !isFree ? this.desk.priceOf(id) : 0; // of all rails, once the action ends
    return [...parts, ...choices, ...(due ? [this.#say("then-due", { due })] : [])].join(" ");
  }

  section(number: number): string {
    const section = sectionsOf(this.desk)[number - 1];
    if (!section) return "";
    const { shares, first, firstTaken, contract, tile, offices } = section;
    const parts = [
      this.#say("section-told", { number: ROMAN[number - 1] ?? "", shares, first, gone: firstTaken ? "yes" : "no" }),
    ];
    if (contract) parts.push(this.#say("offers-contract"));
    if (tile) parts.push(this.#say("tile-told", { does: this.effect(tile) }));
    for (const { after, vp, owner } of linksOf(this.desk)) {
      const other = after === number ? number + 1 : after + 1 === number ? after : 0;
      const own = owner === null ? "no" : "yes";
      if (other) parts.push(this.#say("section-link", { points: vp, other: ROMAN[other - 1] ?? "", own }));
    }
    const names = offices.flatMap((seat) => (seat === null ? [] : this.desk.called(seat))).join(", ");
    if (names) parts.push(this.#say("offices-of", { names }));
    return [...parts, ...this.#choicesAt(`section:${number}`)].join(" ");
  }

  track(id: TrackId): string {
    const { desk } = this;
    const stands = desk.seats.map((seat) => `${desk.called(seat)} ${desk.view.seats[seat]?.tracks[id].vp ?? 0}`);
    const parts = [this.#say("track-told", { track: this.#say(`track-${id}`), stands: stands.join(", ") })];
    const next = desk.mine?.tracks[id].next;
    if (next)
      parts.push(this.#say("track-next", { points: next.vp, cost: next.cost ? this.payment(next.cost) : "none" }));
    return [...parts, ...this.#choicesAt(`track:${id}`)].join(" ");
  }

  payment({ kind, amount }: Payment): string {
    return this.#say(`pay-${kind}`, { amount });
  }

  trackSum(seat: number, id: TrackId): string {
    const { times = 0, vp = 0, points = 0 } = this.desk.view.seats[seat]?.tracks[id] ?? {};
    return this.#say(`sum-${id}`, { times, vp, points });
  }

  // Objectives --------------------------------------------------------------------------------------------------------

  condition({ kind, level = 0, terrain = 0, count }: Condition): string {
    return this.#say(`condition-${kind}`, { level, terrain, count });
  }

  /** The same without its drawings, for whoever hears it. */
  conditionTold({ kind, level = 0, terrain = 0, count, have }: Objective["conditions"][number]): string {
    const told = this.#say(`told-${kind}`, { level, terrain, count });
    return this.#say("told-so-far", { told, have: Math.min(have, count), count });
  }

  manager(wanted: string, worker: string | null): string {
    return this.#say(worker ? "manager-there" : "manager-missing", { worker: this.worker(worker ?? wanted) });
  }

  objectivePoints({ id, vp }: Pick<Objective, "id" | "vp">): string {
    return this.#say("objective-points", { objective: this.objectiveCode(id), points: vp });
  }

  /** All of an objective in one sentence after the other. */
  objectiveTold(objective: Objective): string {
    const managers = objective.managers.map(({ wanted, worker }) => `${this.manager(wanted, worker)}.`);
    const conditions = objective.conditions.map((condition) => this.conditionTold(condition));
    return [`${this.objectivePoints(objective)}.`, ...managers, ...conditions].join(" ");
  }

  /** How much of each kind an objective still lacks: managers, then conditions. */
  #lacking({ managers, conditions }: Objective): Map<string, number> {
    const open = managers.filter(({ worker }) => worker === null).length;
    const lacking = conditions.filter(({ have, count }) => have < count);
    const counts = new Map<string, number>(); // of each kind together
    if (open) counts.set("managers", open);
    for (const { kind, have, count } of lacking) counts.set(kind, (counts.get(kind) ?? 0) + count - have);
    return counts;
  }

  lacking(objective: Objective): number {
    return [...this.#lacking(objective).values()].reduce((sum, count) => sum + count, 0);
  }

  /** The same in words. */
  missing(objective: Objective): string[] {
    return [...this.#lacking(objective)].map(([kind, count]) => this.#say(`missing-${kind}`, { count }));
  }
}
