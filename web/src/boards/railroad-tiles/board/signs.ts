// Small signs of this board, strokes centred on 0, 0 in a box of about 20 x 20.

/** An arrow that goes round to the right; mirrored, to the left. */
export const TURN = "M7 -1A7.2 7.2 0 1 0 5 5.2M7.5 -6.5V-1H2";
/** A mirror: two halves and the line between them. */
export const FLIP = "M0 -8V8M-3 -6L-8.5 6H-3ZM3 -6L8.5 6H3Z";
