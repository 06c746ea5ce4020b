import {
  figureText,
  PERCEIVED_EXERTION,
  ZONES,
  type ExerciseStep,
  type StepInterval,
} from "@triplan/domain";
import { isBestEffort, isByFeel } from "../../intensity/index.ts";
import { sequenceText, timeText } from "./describe-steps.ts";
import { lengthTarget, sendOffOf, type SendOff } from "./send-off.ts";
import {
  amountOf,
  heartRangeText,
  swimLengthText,
  type PaceFigure,
  type StepFigures,
} from "./target-text.ts";

/** A part of an exercise as a row of a table. */
export interface StepRow {
  kind: ExerciseStep["kind"];
  /** "3 × 6 min", "12 min", "6 × 200 m". */
  amount: string;
  /** "90 s easy", "15 s rest"; null without easy time between the repetitions. */
  between: string | null;
  /** The pool clock of a swim set; null for others. */
  sendOff: SendOff | null;
  /** "3:52-3:56": the target for the length of a swim's repetition, if it is not the 100 of the pace. */
  lengthTarget: string | null;
  /** "Z4", "race pace". */
  effort: string;
  /** "8:00-8:10/mi", "230-260 W"; null by feel. */
  target: string | null;
  /** "160-168 bpm"; null while it is unknown. */
  heart: string | null;
  /** "7-8". */
  rpe: string;
  /** "single words". */
  feel: string;
}

/** The steps as rows of a table, in the reader's units. */
export const stepRows = (steps: readonly ExerciseStep[], figures: StepFigures): StepRow[] =>
  steps.flatMap((step) => {
    const work = hardestOf(step.intervals);
    if (!work) return [];
    return [
      {
        kind: step.kind,
        ...lengths(step, work, figures),
        sendOff: sendOffOf(step, figures),
        lengthTarget: lengthTarget(work, figures),
        ...aim(work, figures.pace),
        heart: heartRangeText(work.target),
        ...exertion(work),
      },
    ];
  });

const rank = ({ zone, feel }: StepInterval) => (feel === "walk" ? -1 : ZONES.indexOf(zone));

const hardestOf = (intervals: readonly StepInterval[]): StepInterval | undefined =>
  intervals.toSorted((a, b) => rank(b) - rank(a))[0];

const lengthText = ({ quantity, unit }: StepInterval, figures: StepFigures) =>
  unit === "m" ? swimLengthText(quantity, figures) : timeText(quantity);

function lengths({ repeat, intervals }: ExerciseStep, work: StepInterval, figures: StepFigures) {
  const [first, second, ...more] = intervals;
  const isSimple = first === work && more.length === 0 && (!second || rank(second) < rank(first));
  if (isSimple) {
    const amount = counted(repeat, lengthText(work, figures));
    return { amount, between: betweenText(work, second, figures) };
  }
  const parts = sequenceText(
    intervals.map((each) => `${lengthText(each, figures)} ${effortText(each)}`),
  );
  return { amount: counted(repeat, repeat > 1 ? `(${parts})` : parts), between: null };
}

const counted = (repeat: number, text: string) => (repeat > 1 ? `${repeat} × ${text}` : text);

function betweenText(
  work: StepInterval,
  second: StepInterval | undefined,
  figures: StepFigures,
): string | null {
  if (second)
    return `${lengthText(second, figures)} ${second.feel === "walk" ? "walking" : "easy"}`;
  return work.restSeconds > 0 ? `${timeText(work.restSeconds)} rest` : null;
}

function effortText({ zone, isRacePace, feel }: StepInterval): string {
  if (feel === "walk") return "walking";
  return isRacePace ? `race pace (${zone})` : zone === "Z6" ? "fast" : zone;
}

function aim(work: StepInterval, figureOf: PaceFigure): Pick<StepRow, "effort" | "target"> {
  const { feel, target, pace } = work;
  if (isBestEffort(work)) {
    const ramp = "a little harder each minute until you can't go on";
    return { effort: feel === "ramp" ? ramp : "as hard as you can hold evenly", target: null };
  }
  const effort = effortText(work);
  if (feel || work.zone === "Z6") return { effort, target: null };
  if (isByFeel(work)) return { effort: `${effort}, walk breaks are fine`, target: null };
  if (!target) return { effort, target: figureText(figureOf(pace)) };
  const amount = amountOf({ ...work, target }, figureOf);
  const isNoted = amount.note !== null;
  return { effort: isNoted ? `${effort}, ${amount.note}` : effort, target: amount.target };
}

/** A test is paced by feel. */
const BEST_EFFORT = { rpe: "8-9", feel: "no talking" } as const;

function exertion(work: StepInterval): Pick<StepRow, "rpe" | "feel"> {
  if (isBestEffort(work)) return BEST_EFFORT;
  const { rpe, words } = PERCEIVED_EXERTION[work.zone];
  return { rpe, feel: words };
}
