// What this browser remembers between visits. Where it may not, everything works for the visit alone.

const forTheVisit = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forTheVisit.get(key) ?? null;
  } catch {
    return forTheVisit.get(key) ?? null;
  }
}

/** A list that was kept as JSON; none where nothing, or something else, stands there. */
export function keptList(key: string): unknown[] {
  try {
    const found: unknown = JSON.parse(kept(key) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function keep(key: string, value: string): void {
  forTheVisit.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse: the visit remembers it.
  }
}
