// What lies beside the map and can be pointed at there: tiles and objectives in hand, columns, starting tiles, tokens.

export type Area = "tile" | "column" | "start" | "token";

export interface Thing {
  area: Area;
  id: string;
}

const AREAS: readonly string[] = ["tile", "column", "start", "token"] satisfies Area[];

/** The place that a thing is, beside the cells of the map. */
export const thingPlace = (area: Area, id: string): string => `${area}:${id}`;

export function thingOf(place: string): Thing | null {
  const [area = "", id] = place.split(":");
  return id !== undefined && AREAS.includes(area) ? { area: area as Area, id } : null;
}
