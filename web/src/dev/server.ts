// A server of recorded views, for development: three scenes of one real game (web/dev-fixtures), in both languages.
// Never part of the production bundle.

import type { Seat, Server, Watcher } from "../lib/server";
import type { Choice, Clause, Command, GameBook, Language, Moment, Option, Preview, TableLine, TableView } from "../lib/shapes";

type Json = unknown;
type PerLanguage<T> = Record<Language, T>;
interface Branch {
  chosen: PerLanguage<Json>;
  why: Record<string, number[]>;
  after: PerLanguage<Json>;
  built: Record<string, { view: Json; step: Choice }>;
}
interface Scene {
  table: PerLanguage<TableView>;
  why: Record<string, number[]>;
  branches: Record<string, Branch>;
}
interface Fixture {
  game: {
    id: string;
    players: number[];
    options: Record<string, Record<string, Option[]>>;
    levels: string[];
    board: Json;
    rules: PerLanguage<Clause[]>;
    text: PerLanguage<string>;
  };
  scenes: Record<string, Scene>;
  story: { step: number; seat: number | null; scores: number[]; text: PerLanguage<string>; view: Json }[];
}

const fixture: Promise<Fixture> = fetch(new URL("../../dev-fixtures/union-pacific.json", import.meta.url)).then(
  (answer) => answer.json() as Promise<Fixture>,
);

function merge(old: Json, patch: Json): Json {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const base = old !== null && typeof old === "object" && !Array.isArray(old) ? { ...(old as object) } : {};
  const result = base as Record<string, Json>;
  for (const [key, value] of Object.entries(patch)) {
    if (value === null && key in result) delete result[key];
    else result[key] = merge(result[key], value);
  }
  return result;
}

/** A seat at a recorded table: a card and a train can be tried; a share ends the turn and shows the next one. */
class RecordedSeat implements Seat {
  #path: number[] = [];
  #version = 0;
  #chat: TableView["chat"] = [];
  #final: Choice | null = null;

  constructor(private scene: Promise<Scene>, private language: Language, private watcher: Watcher) {
    watcher.link("joining");
    void this.#show();
  }

  async #show(): Promise<void> {
    const table = await this.#table();
    this.#version += 1;
    this.watcher.view({ ...table, version: table.version + this.#version, chat: [...table.chat, ...this.#chat] });
    this.watcher.link(location.search.includes("offline") ? "reconnecting" : "live");
  }

  async #table(): Promise<TableView> {
    const scene = await this.scene;
    const [card, build] = this.#path;
    let table: Json = scene.table[this.language];
    const branch = scene.branches[String(card)];
    if (branch) table = merge(table, branch.chosen[this.language]);
    const built = branch?.built[String(build)];
    if (branch && built) {
      table = merge(merge(table, branch.after[this.language]), { view: built.view });
      const turn = (table as TableView).turn;
      if (turn) (table as TableView).turn = { ...turn, steps: [turn.steps[0] as Choice, built.step] };
    }
    if (this.#final) {
      const turn = (table as TableView).turn ?? { steps: [], log: [], final: null };
      (table as TableView).turn = { ...turn, final: this.#final };
    }
    return table as TableView;
  }

  async send(command: Command): Promise<void> {
    if (command.command === "choose") await this.#choose(command.action);
    if (command.command === "take_back") this.#final ? (this.#final = null) : this.#path.pop();
    if (command.command === "say")
      this.#chat.push({ at: Date.now(), by: 0, name: "Elena", text: command.words });
    if (command.command === "confirm") {
      this.#path = [];
      this.#final = null;
      this.scene = fixture.then((all) => all.scenes["watch"] as Scene);
    }
    await this.#show();
  }

  async #choose(action: number): Promise<void> {
    const choice = (await this.#table()).legal?.find((one) => one.action === action);
    if (choice?.final || this.#path.length > 1) this.#final = choice ?? null;
    else this.#path.push(action);
  }

  async why(action: number): Promise<Clause | null> {
    const scene = await this.scene;
    const why = scene.branches[String(this.#path[0])]?.why ?? scene.why;
    const id = Object.entries(why).find(([, actions]) => actions.includes(action))?.[0];
    return (await fixture).game.rules[this.language].find((clause) => clause.id === id) ?? null;
  }

  async preview(): Promise<Preview> {
    const { players } = await this.#table();
    return { scores: Array.from({ length: players }, () => null) };
  }

  async story(): Promise<Moment[]> {
    let view: Json = {};
    return (await fixture).story.map((moment) => {
      view = merge(view, moment.view);
      return { ...moment, text: moment.text[this.language], view };
    });
  }

  leave(): void {
    this.#path = [];
  }
}

const pause = <T>(answer: T): Promise<T> => new Promise((done) => setTimeout(done, 60, answer));
const said = (catalogue: string, key: string): string => new RegExp(`^${key} = (.*)$`, "m").exec(catalogue)?.[1] ?? key;

export const recorded: Server = {
  async games() {
    const { game } = await fixture;
    const both = (key: string) => ({ en: said(game.text.en, key), it: said(game.text.it, key) });
    return pause([{ id: game.id, players: game.players, title: both("title"), tagline: both("tagline"), length: both("length") }]);
  },
  async book(_id, language): Promise<GameBook> {
    const { game } = await fixture;
    return { ...game, rules: game.rules[language], text: game.text[language] };
  },
  async tables(_tokens, language): Promise<TableLine[]> {
    if (location.search.includes("empty")) return [];
    const { scenes } = await fixture;
    return ["middle", "watch", "end"].flatMap((token) => {
      const table = scenes[token]?.table[language];
      if (!table) return [];
      const yours = table.reader !== null && table.actors.includes(table.reader);
      return { token, game: table.game, name: table.name, title: "Union Pacific", over: table.phase === "over", yours, prompt: table.prompt ?? "", players: table.players, clock: yours ? (table.seats[0]?.clock?.left ?? null) : null };
    });
  },
  open: () => pause({
    token: "start", code: "AMBER 41", watch: `${location.origin}/w/amber-41`,
    invitations: [{ seat: 3, link: `${location.origin}/t/amber-41-lantern` }],
  }),
  find: (link) => (/[a-z]/i.test(link) ? pause("middle") : Promise.reject(new Error("no table"))),
  demo: () => pause("demo"),
  sit(token, language, watcher) {
    const scene = fixture.then((all) => all.scenes[token] ?? (all.scenes["middle"] as Scene));
    return new RecordedSeat(scene, language, watcher);
  },
};
