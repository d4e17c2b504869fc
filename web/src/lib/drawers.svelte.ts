// The drawers beside the table: one is open at a time, and the rules can open at a clause.

export type DrawerName = "log" | "chat" | "rules" | "score" | "notes" | "watch" | "settings" | "keys";

class Drawers {
  open = $state<DrawerName | null>(null);
  clause = $state<string | null>(null);

  toggle(name: DrawerName): void {
    this.clause = null;
    this.open = this.open === name ? null : name;
  }

  close(): void {
    this.open = null;
  }
}

export const drawers = new Drawers();

export function openRules(clause: string): void {
  drawers.clause = clause;
  drawers.open = "rules";
}
