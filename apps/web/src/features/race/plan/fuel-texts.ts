import type { GramRange, RaceFuelRow } from "@triplan/domain";
import { LEG_NAMES } from "../model/leg-names.ts";

/** "90 g", "30–40 g". */
export const gramsText = ({ least, most }: GramRange): string =>
  least === most ? `${most} g` : `${least}–${most} g`;

/** "1.2 l", "400 ml". */
export const fluidText = (milliliters: number): string =>
  milliliters < 1000 ? `${milliliters} ml` : `${Number((milliliters / 1000).toFixed(1))} l`;

const HOUR = 60;

/** When a row is due: "Hour 2", "Last 45 min". */
export function whenText({ when, from, to }: RaceFuelRow, isLast: boolean): string {
  if (when === "breakfast") return `${-from / HOUR} h before`;
  if (when === "gel") return `${-from} min before`;
  return isLast ? `Last ${Math.round(to - from)} min` : `Hour ${from / HOUR + 1}`;
}

/** "Breakfast", "Swim, T1, Bike". */
export function partText({ when, legs }: RaceFuelRow): string {
  if (when === "breakfast") return "Breakfast";
  if (when === "gel") return "Gel";
  return legs.map((leg) => LEG_NAMES[leg]).join(", ");
}

export function howText({ when, legs }: RaceFuelRow): string {
  if (when === "breakfast") return "porridge or toast, banana, coffee";
  if (when === "gel") return "with water";
  if (!legs.includes("bike")) return "a gel early, water at each station";
  if (legs.includes("run")) return "the rest of the bottle, a gel before the run";
  return legs.includes("swim")
    ? "first sip once you ride calmly, then every 10 min"
    : "a sip every 10 min, food every 20 to 30";
}
