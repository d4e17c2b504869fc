// The sources of points, in the order in which they are listed, and their drawings.

export const SOURCES = ["objectives", "network", "stations", "telegraph", "links", "trains"] as const;

const SIGNS: Readonly<Record<string, string>> = {
  objectives: "objective",
  network: "track-network",
  stations: "station",
  telegraph: "office",
  links: "link",
  trains: "train",
};

export const sourceSign = (source: string): string => SIGNS[source] ?? "points";
