// What this browser remembers between visits. Where it may not, everything works for the visit alone.

const forTheVisit = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forTheVisit.get(key) ?? null;
  } catch {
    return forTheVisit.get(key) ?? null;
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
