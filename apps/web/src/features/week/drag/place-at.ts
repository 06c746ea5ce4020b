import { WEEKDAYS } from "@triplan/domain";
import type { Place } from "../model/place.ts";

/** Marks a drop target. */
export const DROP = "data-drop";

const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ["available", "available"],
  ...WEEKDAYS.map((day) => [String(day), day] as const),
]);

export function placeAt({ x, y }: { x: number; y: number }): Place | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest(`[${DROP}]`)?.getAttribute(DROP);
    const place = PLACES.get(name ?? "");
    if (place !== undefined) return place;
  }
  return null;
}
