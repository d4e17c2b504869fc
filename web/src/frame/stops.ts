/** A stop of a turn and how far the turn is: past it, at it, or not yet there. */
export interface Stop {
  label: string;
  state: "done" | "here" | "to-come";
}

/** The stops with these labels, when the turn stands at one of them. */
export const stopsAt = (labels: string[], here: number): Stop[] =>
  labels.map((label, at) => ({ label, state: at < here ? "done" : at === here ? "here" : "to-come" }));
