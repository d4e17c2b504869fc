// Local storage, with memory in its place where the browser refuses it: then values last as long as the page.

const inMemory = new Map<string, string>();

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** A list stored as JSON; empty where there is none or something else. */
export function storedList(key: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(stored(key) ?? "[]");
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

export function store(key: string, value: string): void {
  inMemory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse: the value stays in memory.
  }
}
