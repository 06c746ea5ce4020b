import {
  figureText,
  plannedDistanceFigure,
  zoneCode,
  ZONES,
  type ExerciseStep,
  type StepInterval,
  type Units,
} from "@triplan/domain";

const PART_NAMES = { warmup: "Warm-up ", cooldown: "cool-down ", main: "", steady: "" } as const;

const FEEL_WORDS = { test: "best effort", ramp: "ramp", walk: "walking" } as const;

function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

const effort = (interval: StepInterval) =>
  interval.feel && interval.feel !== "zone"
    ? FEEL_WORDS[interval.feel]
    : interval.isRacePace
      ? "race pace"
      : zoneCode(interval.zone);

const stretch = (interval: StepInterval, units: Units) => {
  const length =
    interval.unit === "m"
      ? figureText(plannedDistanceFigure("swim", interval.quantity, units))
      : timeText(interval.quantity);
  return `${length} ${effort(interval)}`;
};

const isRecovery = (work: StepInterval, after: StepInterval) =>
  ZONES.indexOf(after.zone) < ZONES.indexOf(work.zone);

/** One repeat: "6 min Z4 with 3 min Z1", "100 m Z4 with 15 s rest", "(2 min Z4, 1 min Z5)". */
function round(intervals: readonly StepInterval[], units: Units): string {
  const [work, after] = intervals;
  if (!work) return "";
  if (!after)
    return (
      stretch(work, units) + (work.restSeconds ? ` with ${timeText(work.restSeconds)} rest` : "")
    );
  if (intervals.length === 2 && isRecovery(work, after))
    return `${stretch(work, units)} with ${stretch(after, units)}`;
  return `(${intervals.map((each) => stretch(each, units)).join(", ")})`;
}

function part(step: ExerciseStep, units: Units): string {
  const name = PART_NAMES[step.kind];
  if (step.repeat > 1) return `${name}${step.repeat} × ${round(step.intervals, units)}`;
  return name + step.intervals.map((each) => stretch(each, units)).join(", ");
}

/** The steps in words: "Warm-up 10 min Z1, 4 × 6 min Z4 with 3 min Z1, …". */
export const stepsInWords = (steps: readonly ExerciseStep[], units: Units): string =>
  steps.map((step) => part(step, units)).join(", ");
