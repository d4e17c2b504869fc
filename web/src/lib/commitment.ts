// The commitment to a table's seed: the salt and seed shown at the end have the hash that was shown at the start.

/** Whether it holds; null where that cannot be checked. */
export async function commitmentHolds(
  commitment: string | null,
  salt?: string,
  seed?: string,
): Promise<boolean | null> {
  if (!commitment || !salt || !seed || !("subtle" in crypto)) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt + seed));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}
