// What travels names an action by its number alone. Here everything that arrives gets the meaning of each number, from
// the layout of the game.

import type { ActionLayout, Answer as SentAnswer, Choice as SentChoice, HintView, TurnView } from "./api";
import { Layout } from "./layout";
import type { Answer, Hint, Meaning, Meant, SeenTable, TableView, Turn } from "./shapes";

export class Meanings {
  readonly #layout: Layout;

  constructor(layout: ActionLayout) {
    this.#layout = new Layout(layout);
  }

  table({ legal, turn, ...rest }: SeenTable): TableView {
    return {
      ...rest,
      ...(legal && { legal: this.#choices(legal) }),
      ...(turn !== undefined && { turn: turn && this.#turn(turn) }),
    };
  }

  answer({ ways, reasons, ...rest }: SentAnswer): Answer {
    return {
      ...rest,
      ways: ways.map((way) => ({ ...way, steps: this.#choices(way.steps) })),
      reasons: reasons.map(({ clause, actions, details }) => ({
        clause,
        meanings: actions.map((one) => this.#meaning(one)),
        details: this.#choices(details),
      })),
    };
  }

  hint(hint: HintView): Hint {
    return { ...hint, steps: this.#choices(hint.steps) };
  }

  #turn(turn: TurnView): Turn {
    return {
      ...turn,
      steps: turn.steps.map((step) => ({ ...this.#choice(step), legal: this.#choices(step.legal) })),
      final: turn.final && this.#choice(turn.final),
    };
  }

  #choices<Sent extends SentChoice>(sent: readonly Sent[]): Meant<Sent>[] {
    return sent.map((choice) => this.#choice(choice));
  }

  #choice<Sent extends SentChoice>(sent: Sent): Meant<Sent> {
    return { ...sent, meaning: this.#meaning(sent.action) };
  }

  #meaning(action: number): Meaning {
    return this.#layout.meaning(action) ?? {};
  }
}
