import {
  type Discipline,
  type Drill,
  type ExerciseStep,
  type Kit,
  type StepInterval,
  type Units,
} from "@triplan/domain";
import { brickChangeMinutes, STEP_NAMES, stepFigures, stepRows } from "@triplan/plan-engine";
import { withTarget } from "../model/step-lines.ts";
import type { ExerciseRow } from "../model/week-types.ts";

/** One screen of a guided exercise. */
export interface Stage {
  /** The exercise that its time belongs to; null for the change of a brick. */
  exerciseId: number | null;
  type: Discipline;
  /** "Warm-up", "Main set, 2 of 3", "Easy". */
  name: string;
  /** "6 × 200 m", "6 min"; null for the change. */
  amount: string | null;
  /** "6 min at 8:00-8:10/mi". */
  text: string;
  /** "8:00-8:10/mi", or "Z2" by feel. */
  target: string;
  /** "Leave every 4:15", "Z4", "160-168 bpm". */
  facts: readonly string[];
  /** "7-8 of 10, single words". */
  feel: string | null;
  drills: readonly Drill[];
  kit: readonly Kit[];
  /** Null for distances and the change, which the athlete ends. */
  seconds: number | null;
}

export type GuidedPart = Pick<ExerciseRow, "id" | "type" | "steps">;

const isTimed = ({ intervals }: ExerciseStep) => intervals.every(({ unit }) => unit === "s");

/** Repetitions by time one by one; swims by the set, as nobody turns pages in the water. */
function piecesOf(step: ExerciseStep): { step: ExerciseStep; repetition: number | null }[] {
  if (!isTimed(step)) return [{ step, repetition: null }];
  return Array.from({ length: step.repeat }, (_, index) =>
    step.intervals.map((interval) => ({
      step: { ...step, repeat: 1, intervals: [interval] },
      repetition: step.repeat > 1 ? index + 1 : null,
    })),
  ).flat();
}

const isEasy = ({ zone, feel }: StepInterval) => feel === "walk" || zone === "Z1" || zone === "Z2";

function nameOf(whole: ExerciseStep, piece: ExerciseStep, repetition: number | null): string {
  const [interval] = piece.intervals;
  const isRecovery =
    piece.intervals.length === 1 &&
    whole.intervals.length > 1 &&
    interval !== undefined &&
    isEasy(interval) &&
    whole.intervals.some((each) => each.zone > interval.zone);
  const name = isRecovery ? (interval.feel === "walk" ? "Walk" : "Easy") : STEP_NAMES[whole.kind];
  return repetition === null ? name : `${name}, ${repetition} of ${whole.repeat}`;
}

function stageOf(
  part: GuidedPart,
  whole: ExerciseStep,
  { step, repetition }: ReturnType<typeof piecesOf>[number],
  units: Units,
): Stage[] {
  const [row] = stepRows([step], stepFigures(part.type, units));
  if (!row) return [];
  const { between, sendOff, lengthTarget, target, effort, heart, rpe, feel } = row;
  const seconds = step.intervals.reduce((sum, each) => sum + each.seconds, 0);
  return [
    {
      exerciseId: part.id,
      type: part.type,
      name: nameOf(whole, step, repetition),
      amount: row.amount,
      text: withTarget(row),
      target: lengthTarget ?? target ?? effort,
      facts: [
        sendOff ? `leave every ${sendOff.every}` : between,
        lengthTarget && target,
        target && effort,
        heart,
      ].filter((fact) => fact !== null),
      feel: `${rpe} of 10, ${feel}`,
      drills: step.drills ?? [],
      kit: step.kit ?? [],
      seconds: isTimed(step) ? seconds : null,
    },
  ];
}

const changeStage = (ride: GuidedPart): Stage => ({
  exerciseId: null,
  type: "run",
  name: "Change",
  amount: null,
  text: "change to the run",
  target: `under ${brickChangeMinutes(ride.steps)} min`,
  facts: ["shoes, belt, cap, go"],
  feel: null,
  drills: [],
  kit: [],
  seconds: null,
});

/** The screens of an exercise in order, or of the ride, the change and the run of a brick. */
export function stagesOf(parts: readonly GuidedPart[], units: Units): Stage[] {
  const [ride] = parts;
  return parts.flatMap((part, index) => [
    ...(index > 0 && ride ? [changeStage(ride)] : []),
    ...part.steps.flatMap((step) =>
      piecesOf(step).flatMap((piece) => stageOf(part, step, piece, units)),
    ),
  ]);
}
