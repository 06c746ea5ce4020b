import {
  figureText,
  metersToPoolUnit,
  PERCEIVED_EXERTION,
  PLAN_PACE_UNITS,
  plannedPaceFigure,
  poolUnitIn,
  type Discipline,
  type Figure,
  type PoolUnit,
  type StepInterval,
  type StepTarget,
  type TargetRange,
  type Units,
  type Zone,
} from "@triplan/domain";

/** A step's pace with its unit in the reader's units ("2:26" → "2:26", "/100m"). */
export type PaceFigure = (pace: string) => Figure;

/** How a reader sees the numbers of steps. */
export interface StepFigures {
  pace: PaceFigure;
  /** Unit of the lengths of swims. */
  pool: PoolUnit;
}

/** The numbers of steps in the athlete's units. */
export const stepFigures = (discipline: Discipline, units: Units): StepFigures => ({
  pace: (pace) => plannedPaceFigure(discipline, pace, units),
  pool: poolUnitIn(units),
});

/** "200 m", "100 yd": the length of a swim. */
export const swimLengthText = (meters: number, { pool }: Pick<StepFigures, "pool">): string =>
  `${Math.round(metersToPoolUnit(meters, pool))} ${pool}`;

type TargetedInterval = StepInterval & { target: StepTarget };

/** "RPE 7-8 (single words)". */
export function exertionText(zone: Zone): string {
  const { rpe, words } = PERCEIVED_EXERTION[zone];
  return `RPE ${rpe} (${words})`;
}

/** "Z4, 8:05-8:40/mi, RPE 7-8 (single words), HR 161-170". */
export function targetText(interval: TargetedInterval, figureOf: PaceFigure): string {
  const { zone, isRacePace, target } = interval;
  const heart = heartText(target);
  if (zone === "Z1" && !isRacePace) return `easy (Z1), ${exertionText(zone)}${heart}`;
  const amount = amountText(interval, figureOf);
  if (isRacePace) return `at race pace, ${amount} (${zone}), ${exertionText(zone)}${heart}`;
  if (zone === "Z6") return `fast, ${exertionText(zone)}`;
  return `${zone}, ${amount}, ${exertionText(zone)}${heart}`;
}

/** ", HR 161-170"; empty while the heart rate is unknown. */
export const heartText = ({ heartRate }: StepTarget): string =>
  heartRate ? `, HR ${rangeText(heartRate, "")}` : "";

/** "161-170 bpm"; null while the heart rate is unknown. */
export const heartRangeText = (target: StepTarget | undefined): string | null =>
  target?.heartRate ? rangeText(target.heartRate, " bpm") : null;

function amountText(interval: TargetedInterval, figureOf: PaceFigure): string {
  const { target, note } = amountOf(interval, figureOf);
  if (note === null) return target;
  return interval.target.watts ? `${target} (${note})` : `${target} ${note}`;
}

interface Amount {
  /** The range in the sport's unit: "230-260 W", "18.5-20 mph". */
  target: string;
  /** Where it holds, with the speed beside watts: "about 19 mph on the flat"; null for others. */
  note: string | null;
}

export function amountOf({ pace, target }: TargetedInterval, figureOf: PaceFigure): Amount {
  const shown = figureOf(pace);
  const range = targetRangeText(target, figureOf);
  if (target.watts) return { target: range, note: `about ${figureText(shown)} on the flat` };
  return { target: range, note: isSpeed(shown) ? "on the flat" : null };
}

/** "230-260 W", "18.5-20 mph", "8:05-8:40/mi": watts where they are known. */
export const targetRangeText = (target: StepTarget, figureOf: PaceFigure): string =>
  target.watts ? rangeText(target.watts, " W") : paceRange(target, figureOf);

const SPEED_UNITS: ReadonlySet<string> = new Set(
  Object.values(PLAN_PACE_UNITS).map(({ bike }) => bike),
);
const isSpeed = ({ unit }: Figure): boolean => SPEED_UNITS.has(unit);

/** "8:05-8:40/mi", "18.5-20 mph", "2:00/100m", "10:50/mi or slower". */
function paceRange({ slow, fast }: StepTarget, figureOf: PaceFigure): string {
  if (slow === null) return fast === null ? "" : `${figureText(figureOf(fast))} or slower`;
  if (fast === null) return `${figureText(figureOf(slow))} or faster`;
  if (slow === fast) return figureText(figureOf(slow));
  const [slowest, fastest] = [figureOf(slow), figureOf(fast)];
  // A pace counts time and a speed distance: the smaller number comes first.
  const [first, last] = isSpeed(slowest) ? [slowest, fastest] : [fastest, slowest];
  return `${first.value}-${figureText(last)}`;
}

function rangeText({ from, to }: TargetRange, unit: string): string {
  if (from === null) return `below ${to ?? ""}${unit}`;
  return to === null ? `above ${from}${unit}` : `${from}-${to}${unit}`;
}
