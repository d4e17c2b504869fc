// A clause in a note beside the map.

/** A clause opens with the rule; its examples can wait for the drawer. */
export function firstSentences(text: string, most: number): string {
  const sentences = text.match(/.+?[.!?]+(\s+|$)/gs) ?? [text];
  let said = "";
  for (const sentence of sentences) {
    if (said && said.length + sentence.length > most) break;
    said += sentence;
  }
  return said.trim();
}
