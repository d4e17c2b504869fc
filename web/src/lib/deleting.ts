// Deleting what is one's own at the server, and everything this browser keeps of it.

import { ownTables } from "./own-tables.svelte";
import { RequestRefused, tableRoutes } from "./server";
import type { OwnTable, TableView } from "./shapes";

/** A table as the question whether to delete it needs it; it has a name, if only that of its game. */
export type Deletable = Pick<OwnTable, "deletes" | "name" | "phase" | "seats"> & { readonly token: string };

export const inList = (line: OwnTable & { token: string }): Deletable => ({ ...line, name: line.name || line.title });

export const atTable = (table: TableView, token: string, title: string): Deletable => ({
  deletes: table.deletes,
  name: table.name || title,
  phase: table.phase,
  seats: [...table.you.seats],
  token,
});

/** What is gone already counts as deleted: perhaps by us, and the answer was lost. */
export async function deleteOwn(token: string): Promise<void> {
  try {
    await tableRoutes(token).delete();
  } catch (wrong) {
    if (!(wrong instanceof RequestRefused) || wrong.status !== 410) throw wrong;
  }
  ownTables.forget(token);
}
