// The tokens of the tables this browser has a seat at. They are secrets: kept here and sent only to the own server.

const KEY = "tables";

export function ownTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((token) => typeof token === "string") : [];
  } catch {
    return [];
  }
}

export function keepTable(token: string): void {
  const others = ownTables().filter((kept) => kept !== token);
  localStorage.setItem(KEY, JSON.stringify([token, ...others].slice(0, 30)));
}
