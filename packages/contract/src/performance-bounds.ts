import {
  exactThresholds,
  formatClock,
  formatPace,
  isMiles,
  KILOMETERS_PER_MILE,
  poolUnitIn,
  RUN_RESULT_LIMITS,
  runTime,
  THRESHOLD_LIMITS,
  type Performance,
  type ThresholdKind,
  type Units,
  YARDS_PER_METER,
} from "@triplan/domain";

/** The field of a performance that a threshold is derived from. */
export function fieldOf(value: Performance, kind: ThresholdKind): string {
  if (kind === "ftpWatts") return "watts";
  if (kind === "lthrBike" || kind === "lthrRun") return "heartRate";
  if (value.kind === "swim-test") return "seconds400";
  if (value.kind === "bike-20") return "mph";
  return "pace" in value ? "pace" : "seconds";
}

/** Between which values the field gives a possible threshold, in the athlete's units. */
export function boundsMessage(performance: Performance, kind: ThresholdKind, units: Units): string {
  const { min, max } = THRESHOLD_LIMITS[kind];
  const [least = 0, most = 0] = [min, max]
    .map((limit) => entryAt(performance, kind, limit))
    .toSorted((a, b) => a - b);
  const pool = poolUnitIn(units);
  const per100 = pool === "yd" ? YARDS_PER_METER : 1;
  const perMile = isMiles(units) ? 1 : KILOMETERS_PER_MILE;
  const whole = (name: string, text: (value: number) => string, unit = "", scale = 1) =>
    `${name} must be between ${text(Math.ceil(least * scale - EXACT))} and ${text(Math.floor(most * scale + EXACT))}${unit}`;
  switch (fieldOf(performance, kind)) {
    case "seconds400":
      return `${whole(`400 ${pool}`, clock, "", 1 / per100)} with this time over 200 ${pool}`;
    case "watts":
      return whole("Power", String, " W");
    case "heartRate":
      return whole("Heart rate", String, " bpm");
    case "pace":
      return whole("Pace", formatPace, isMiles(units) ? " per mile" : " per km", 1 / perMile);
    case "mph":
      return whole("Speed", tenths, isMiles(units) ? " mph" : " km/h", TENTHS * perMile);
    default:
      return whole("Time", clock);
  }
}

/** Rounding of a limit that is a whole number. */
const EXACT = 1e-6;

const TENTHS = 10;
const tenths = (value: number): string => String(value / TENTHS);

const HOUR = 3600;
const clock = (seconds: number): string =>
  seconds < HOUR ? formatPace(seconds) : formatClock(seconds);

/** What the field would have to be for the performance to give this threshold. */
function entryAt(performance: Performance, kind: ThresholdKind, threshold: number): number {
  if (performance.kind === "swim-test") return performance.seconds200 + 2 * threshold;
  if (performance.kind === "run-result") {
    const { min, max } = RUN_RESULT_LIMITS.seconds;
    return Math.min(Math.max(runTime(threshold, performance.meters), min), max);
  }
  const derived = exactThresholds(performance)[kind] ?? threshold;
  // The faster the ride, the shorter its time.
  if (isRide(performance)) return (performance.seconds * derived) / threshold;
  return (entryOf(performance, kind) * threshold) / derived;
}

const isRide = (
  performance: Performance,
): performance is Extract<Performance, { kind: "bike-40k" | "race-leg" }> =>
  performance.kind === "bike-40k" ||
  (performance.kind === "race-leg" && performance.discipline === "bike");

function entryOf(performance: Performance, kind: ThresholdKind): number {
  const field = fieldOf(performance, kind);
  const entry = Object.entries(performance).find(([name]) => name === field);
  return Number(entry?.[1]);
}
