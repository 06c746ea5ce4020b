import {
  figureText,
  formatPace,
  isMiles,
  plannedDistanceFigure,
  targetEnds,
  zoneCode,
  type AgainstTarget,
  type Discipline,
  type PlannedStretch,
  type RecordedStretch,
  type Units,
} from "@triplan/domain";
import { paceSeconds, rideSpeed, speedFigure } from "./measures.ts";

const KINDS = {
  warmup: "Warm-up",
  main: "Main set",
  steady: "Steady",
  cooldown: "Cool-down",
} as const satisfies Record<PlannedStretch["kind"], string>;

const ENDINGS = ["th", "st", "nd", "rd"] as const;

const ordinal = (place: number): string => {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  return `${place}${(isTeen ? undefined : ENDINGS[place % 10]) ?? "th"}`;
};

/** "Warm-up", "2nd of 3", "Easy". */
export function stretchName({ kind, interval, round, rounds, isRecovery }: PlannedStretch): string {
  if (isRecovery) return interval.feel === "walk" ? "Walking" : "Easy";
  return rounds > 1 ? `${ordinal(round)} of ${rounds}` : KINDS[kind];
}

/** "6:00", "200 m", "100 yd". */
export const plannedLength = (
  { interval: { unit, quantity } }: PlannedStretch,
  units: Units,
): string =>
  unit === "m" ? figureText(plannedDistanceFigure("swim", quantity, units)) : formatPace(quantity);

/** "8:00–8:20/mi", "240–260 W", or the zone of an interval without such a range. */
export function targetText(
  discipline: Discipline,
  { interval }: PlannedStretch,
  units: Units,
): string {
  const { power, speed } = targetEnds(discipline, interval);
  if (power && power.low !== null && power.high !== null) {
    return `${Math.round(power.low)}–${Math.round(power.high)} W`;
  }
  if (interval.feel === "walk") return "walk";
  const slow = speedFigure(discipline, speed?.low ?? null, units);
  const fast = speedFigure(discipline, speed?.high ?? null, units);
  if (!slow || !fast) return zoneCode(interval.zone);
  if (slow.value === fast.value) return `at ${figureText(fast)}`;
  // From fast to slow for paces, from slow to fast for speeds.
  const [from, to] = discipline === "bike" ? [slow, fast] : [fast, slow];
  return `${from.value}–${figureText(to)}`;
}

/** "in range", "9 s slower", "12 W higher". */
export function againstText(
  discipline: Discipline,
  { measure, side, value, end }: AgainstTarget,
  units: Units,
): string {
  if (side === "in") return "in range";
  if (measure !== "speed") {
    const off = Math.max(1, Math.round(Math.abs(value - end)));
    return `${off} ${measure === "power" ? "W" : "bpm"} ${side === "below" ? "lower" : "higher"}`;
  }
  const word = side === "below" ? "slower" : "faster";
  if (discipline === "bike") {
    const off = Math.abs(rideSpeed(value, units) - rideSpeed(end, units));
    return `${Math.max(0.1, off).toFixed(1)} ${isMiles(units) ? "mph" : "km/h"} ${word}`;
  }
  const off = paceSeconds(discipline, value, units) - paceSeconds(discipline, end, units);
  return `${Math.max(1, Math.round(Math.abs(off)))} s ${word}`;
}

/** A compared interval. */
export interface ComparedStretch extends RecordedStretch {
  against: AgainstTarget | null;
}

const isMain = ({ kind, isRecovery }: PlannedStretch) => kind === "main" && !isRecovery;

/** How the main set went: "2 of 3 parts of the main set were in range."; null if it is unknown. */
export function mainSetSentence(stretches: readonly ComparedStretch[]): string | null {
  const judged = stretches.filter(isMain).flatMap(({ against }) => against ?? []);
  const inRange = judged.filter(({ side }) => side === "in").length;
  if (judged.length === 0) return null;
  if (judged.length === 1) return inRange === 1 ? "The main set was in range." : null;
  if (inRange === judged.length) {
    const all = judged.length === 2 ? "Both" : `All ${judged.length}`;
    return `${all} parts of the main set were in range.`;
  }
  return `${inRange} of ${judged.length} parts of the main set were in range.`;
}
