// What is said at a table: the newest lines come with every view, older ones are fetched page by page.

import type { ChatLine, ChatPage, SeenTable } from "./shapes";

export class Talk {
  /** In their order, without a gap. */
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Whether there are lines before these. */
  older = $state(false);
  loading = $state(false);

  constructor(private readonly page: (before: number) => Promise<ChatPage>) {}

  /** The number of the newest line. */
  get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** Adds what a view has; lines it does not follow closely are fetched again when they are asked for. */
  hear({ chat, chat_older }: Pick<SeenTable, "chat" | "chat_older">): void {
    const first = chat[0]?.number;
    if (first === undefined || this.last < first - 1) {
      this.lines = chat;
      this.older = chat_older;
      return;
    }
    const before = this.lines.filter((line) => line.number < first);
    this.lines = [...before, ...chat];
    if (before.length === 0) this.older = chat_older;
  }

  async loadOlder(): Promise<void> {
    const first = this.lines[0]?.number;
    if (first === undefined || this.loading) return;
    this.loading = true;
    try {
      const { lines, older } = await this.page(first);
      if (this.lines[0]?.number !== first) return; // a new view has begun them elsewhere
      this.lines = [...lines, ...this.lines];
      this.older = older;
    } finally {
      this.loading = false;
    }
  }
}
