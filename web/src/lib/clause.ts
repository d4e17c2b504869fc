// A clause in a note beside the map.

/** A clause opens with the rule; its examples can wait for the drawer. */
export function firstSentences(text: string, most: number): string {
  const sentences = text.match(/.+?[.!?]+(\s+|$)/gs) ?? [text];
  let excerpt = "";
  for (const sentence of sentences) {
    if (excerpt && excerpt.length + sentence.length > most) break;
    excerpt += sentence;
  }
  return excerpt.trim();
}
