import {
  figureText,
  type Drill,
  type ExerciseStep,
  type Kit,
  type StepFeel,
  type StepInterval,
  type Zone,
} from "@triplan/domain";
import { isByFeel } from "../../intensity/index.ts";
import {
  exertionText,
  heartText,
  swimLengthText,
  targetText,
  type PaceFigure,
  type StepFigures,
} from "./target-text.ts";

/** The parts of an exercise. */
export const STEP_NAMES = {
  warmup: "Warm-up",
  main: "Main set",
  steady: "Steady",
  cooldown: "Cool-down",
} as const satisfies Record<ExerciseStep["kind"], string>;

/** Instructions of stretches without a target pace. */
const FEEL_TEXT = {
  zone: (zone) => `${zone === "Z6" ? "fast" : zone}, by feel: ${exertionText(zone)}`,
  test: () => "as hard as you can hold evenly (RPE 8-9)",
  walk: () => "walk",
  ramp: () => "ramp: a little harder each minute until you can't go on",
} as const satisfies Record<StepFeel, (zone: Zone) => string>;

/** An easy run whose pace would be a walk's, without and with planned walks. */
const SLOW_JOG = "very easy, walk breaks are fine";
const RUN_OF_RUN_WALK = "running very easily";

interface StepLine {
  part: ExerciseStep["kind"];
  /** "4 × 400 m Z4, 2:20-2:30/100m, RPE 7-8 (single words), 20 s rest". */
  text: string;
}

/** Each step in words. */
export const stepLines = (steps: readonly ExerciseStep[], figures: StepFigures): StepLine[] =>
  steps.map((step) => ({ part: step.kind, text: `${stepText(step, figures)}${extrasText(step)}` }));

/** The steps in words, one line each: "Main set: 4 × 400 m Z4, ...". */
export const describeSteps = (steps: readonly ExerciseStep[], figures: StepFigures): string =>
  stepLines(steps, figures)
    .map(({ part, text }) => `${STEP_NAMES[part]}: ${text}`)
    .join("\n");

/** ", drills: Catch-up, 6-3-6, with fins (or the other drill twice)", or nothing. */
function extrasText({ drills = [], kit = [] }: ExerciseStep): string {
  const isForDrill = drills.length > 1 && kit.every((each) => isOfDrill(drills, each));
  return (
    (drills.length > 0 ? `, drills: ${drills.map(({ name }) => name).join(", ")}` : "") +
    (kit.length > 0 ? `, with ${kit.join(" and ")}` : "") +
    (kit.length > 0 && isForDrill ? " (or the other drill twice)" : "")
  );
}

const isOfDrill = (drills: readonly Drill[], each: Kit): boolean =>
  drills.some(({ kit = [] }) => kit.includes(each));

function stepText(step: ExerciseStep, figures: StepFigures): string {
  const [first, ...others] = step.intervals;
  const text = others.length === 0 && first ? stretchText(first, figures) : null;
  if (text !== null) return step.repeat === 1 ? text : `${step.repeat} × ${text}`;
  const jog = step.intervals.some(({ feel }) => feel === "walk") ? RUN_OF_RUN_WALK : SLOW_JOG;
  const parts = sequenceText(step.intervals.map((each) => stretchText(each, figures, jog)));
  return step.repeat === 1 ? parts : `${step.repeat} × (${parts})`;
}

/**
 * Joins the parts; repeated pairs of parts are written once with their count. If the last recovery
 * differs, the others are "between": "8 × 30 s hard, with 30 s easy between + 4 min easy".
 */
export function sequenceText(parts: readonly string[]): string {
  const [first, second] = parts;
  const isOther = (part: string, index: number) => part !== (index % 2 === 0 ? first : second);
  const end = parts.findIndex(isOther);
  const alike = end < 0 ? parts.length : end;
  const pairs = Math.floor(alike / 2);
  if (pairs < 2 || first === second) return parts.join(" + ");
  const isOpen = alike % 2 === 1;
  const repeated = isOpen
    ? `${pairs + 1} × ${first}, with ${second} between`
    : `${pairs} × (${first} + ${second})`;
  return [repeated, ...parts.slice(alike)].join(" + ");
}

function stretchText(stretch: StepInterval, figures: StepFigures, jog = SLOW_JOG): string {
  const length =
    stretch.unit === "m" ? swimLengthText(stretch.quantity, figures) : timeText(stretch.quantity);
  const rest = stretch.restSeconds > 0 ? `, ${timeText(stretch.restSeconds)} rest` : "";
  return `${length} ${effortText(stretch, figures.pace, jog)}${rest}`;
}

function effortText(stretch: StepInterval, figureOf: PaceFigure, jog: string): string {
  const { zone, pace, isRacePace, target: range } = stretch;
  if (stretch.feel) return FEEL_TEXT[stretch.feel](zone);
  if (isByFeel(stretch)) {
    return `${jog} (${zone}), ${exertionText(zone)}${range ? heartText(range) : ""}`;
  }
  if (range) return targetText({ ...stretch, target: range }, figureOf);
  const target = figureText(figureOf(pace));
  if (isRacePace) return `at race pace, ${target} (${zone})`;
  if (zone === "Z1") return "easy (Z1)";
  if (zone === "Z6") return `fast, ${target} (speed)`;
  return `at ${target} (${zone})`;
}

/** "45 s", "6 min", "1 min 30 s". */
export function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
