import {
  formatPace,
  kilometersPerHour,
  milesPerHour,
  PACE_LIMITS,
  parsePace,
  parseSpeed,
  per100Yards,
  perKilometer,
  secondsPer100m,
  secondsPerMile,
  type Discipline,
} from "@triplan/domain";
import type { FasterScale } from "./faster-range.ts";

/** How the pace of a sport reads and is typed, in the plan's unit and in the other system's. */
export interface PaceTexts {
  /** "Swim". */
  name: string;
  /** Unit of the stored number ("/100 m"). */
  unit: string;
  otherUnit: string;
  format: (value: number) => string;
  formatOther: (value: number) => string;
  /** The pace of a typed text, or null when it is none or out of the form's limits. */
  parse: (text: string) => number | null;
  /** From the slow to the fast end of the form's limits. */
  scale: FasterScale;
}

const within = (discipline: Discipline, value: number | null): number | null => {
  const { min, max } = PACE_LIMITS[discipline];
  return value !== null && value >= min && value <= max ? value : null;
};

const clockScale = ({ min, max, step }: { min: number; max: number; step: number }) => ({
  slow: max,
  fast: min,
  step,
});

const speed = (value: number) => value.toFixed(1);

/** @see spec §9 "Paces and distances", "Units and display" */
export const PACE_TEXTS = {
  swim: {
    name: "Swim",
    unit: "/100 m",
    otherUnit: "/100 yd",
    format: formatPace,
    formatOther: (value) => formatPace(per100Yards(secondsPer100m(value))),
    parse: (text) => within("swim", parsePace(text)),
    scale: clockScale(PACE_LIMITS.swim),
  },
  bike: {
    name: "Bike",
    unit: "mph",
    otherUnit: "km/h",
    format: speed,
    formatOther: (value) => speed(kilometersPerHour(milesPerHour(value))),
    parse: (text) => within("bike", parseSpeed(text)),
    scale: { slow: PACE_LIMITS.bike.min, fast: PACE_LIMITS.bike.max, step: PACE_LIMITS.bike.step },
  },
  run: {
    name: "Run",
    unit: "/mi",
    otherUnit: "/km",
    format: formatPace,
    formatOther: (value) => formatPace(perKilometer(secondsPerMile(value))),
    parse: (text) => within("run", parsePace(text)),
    scale: clockScale(PACE_LIMITS.run),
  },
} as const satisfies Record<Discipline, PaceTexts>;

/** A pace in both unit systems ("2:30 /100 m, 2:17 /100 yd"). */
export function paceInBothUnits(discipline: Discipline, value: number): string {
  const { format, formatOther, unit, otherUnit } = PACE_TEXTS[discipline];
  return `${format(value)} ${unit}, ${formatOther(value)} ${otherUnit}`;
}
