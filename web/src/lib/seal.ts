// The promise about a table's luck: the salt and the seed shown at the end are those whose hash was shown at the start.

/** Whether the promise was kept; null where this cannot be found out here. */
export async function keptPromise(commitment: string | null, salt?: string, seed?: string): Promise<boolean | null> {
  if (!commitment || !salt || !seed || !("subtle" in crypto)) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt + seed));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}
