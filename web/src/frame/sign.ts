// How a company is told from the others, wherever it stands.

/** A colour, the ink that can be read on it, and a mark, so that no company is told by its colour alone. */
export interface Sign {
  colour: string;
  ink: string;
  mark: { strokes: string; thick: number } | null; // in a box of 24 x 12; null for what is no company
}
