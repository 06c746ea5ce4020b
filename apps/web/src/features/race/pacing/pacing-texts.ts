import {
  figureText,
  formatPlanPace,
  formatWhole,
  metersToPoolUnit,
  miles,
  milesToMeters,
  PLAN_PACE_UNITS,
  plannedDistanceFigure,
  poolUnitIn,
  type Discipline,
  type LegPacing,
  type Miles,
  type PacingStage,
  type RaceType,
  type Units,
} from "@triplan/domain";

type Band = Pick<PacingStage, "pace" | "power">;

/** "182–193 W", else the pace in the unit of its leg: "1:54–1:58", "18.2–18.9". */
export const bandText = (discipline: Discipline, { pace, power }: Band, units: Units): string =>
  power ? `${power.from}–${power.to} W` : paceRange(discipline, pace, units);

function paceRange(discipline: Discipline, { slow, fast }: Band["pace"], units: Units): string {
  const ends = [slow, fast].map((pace) => formatPlanPace(discipline, pace, units));
  const [first = "", last = ""] = discipline === "bike" ? ends : ends.toReversed();
  return first === last ? first : `${first}–${last}`;
}

/** "1:54–1:58/100m", "182–193 W · 18.7 mph". */
export function targetText({ discipline, pace, power }: LegPacing, units: Units): string {
  const range = bandText(discipline, { pace, power }, units);
  const unit = PLAN_PACE_UNITS[units][discipline];
  if (!power) return figureText({ value: range, unit });
  return `${range} · ${figureText({ value: formatPlanPace(discipline, pace.target, units), unit })}`;
}

/** "heart rate 143–149", "heart rate below 149"; null if it is not known. */
export function heartText({ heartRate }: LegPacing): string | null {
  if (!heartRate) return null;
  const { from, to } = heartRate;
  if (from !== null && to !== null) return `heart rate ${from}–${to}`;
  return to === null ? `heart rate above ${from}` : `heart rate below ${to}`;
}

const ROUND = 10;

function distanceText(discipline: Discipline, distance: Miles, units: Units): string {
  const meters = milesToMeters(distance);
  if (discipline !== "swim") return figureText(plannedDistanceFigure(discipline, meters, units));
  const unit = poolUnitIn(units);
  const inPool = metersToPoolUnit(meters, unit);
  // Nobody measures open water to a metre.
  const value = inPool < ROUND ? inPool : ROUND * Math.round(inPool / ROUND);
  return `${formatWhole(value)} ${unit}`;
}

/** "First 300 m", "to 1,200 m", "Last 300 m". */
export function stageName(leg: LegPacing, index: number, units: Units): string {
  const stage = leg.stages[index];
  if (!stage) return "";
  const text = (distance: number) => distanceText(leg.discipline, miles(distance), units);
  if (index === 0) return `First ${text(stage.to)}`;
  if (index < leg.stages.length - 1) return `to ${text(stage.to)}`;
  return `Last ${text(stage.to - stage.from)}`;
}

interface Advice {
  rule: string;
  how: string;
  /** The picture in words. */
  shape: string;
}

const SWIM: Advice = {
  rule: "Even split.",
  how: "Count 20 calm strokes before you race anyone. Look ahead every eighth.",
  shape: "a calm start, then even",
};
const BIKE: Advice = {
  rule: "Even power.",
  how: "Hold back uphill, rest downhill. What you save here comes back on the run.",
  shape: "a calm start, even, and easy legs at the end",
};

/** How to race each leg; long races hold on where short ones finish faster. */
const ADVICE = {
  short: {
    swim: { ...SWIM, shape: "a calm start, even, a little faster at the end" },
    bike: BIKE,
    run: {
      rule: "Negative split.",
      how: "The start should feel too slow. Walk an aid station if you must; you lose 10 seconds.",
      shape: "a slow start, steady, a fast finish",
    },
  },
  long: {
    swim: SWIM,
    bike: BIKE,
    run: {
      rule: "Even split.",
      how: "The start should feel too slow. Walk each aid station and eat; you lose little.",
      shape: "a slow start, then steady to the finish",
    },
  },
} as const satisfies Record<string, Record<Discipline, Advice>>;

const LEADS = {
  short:
    "Even in the water, steady on the bike, faster at the end of the run. The bike decides how you run.",
  long: "Calm in the water, steady on the bike, even on the run. The bike decides how you run.",
} as const;

const lengthOf = (raceType: RaceType) =>
  raceType === "sprint" || raceType === "olympic" ? "short" : "long";

export const pacingLead = (raceType: RaceType): string => LEADS[lengthOf(raceType)];
export const pacingAdvice = (raceType: RaceType, discipline: Discipline): Advice =>
  ADVICE[lengthOf(raceType)][discipline];
