import type { ExerciseStep } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { ladderNamed, rungWithId } from "../../ladders/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlainExercise } from "../../model/plan-types.ts";
import { OPEN_WATER, transitionAdvice } from "./advice-texts.ts";
import {
  isTechnique,
  rideDrills,
  runDrills,
  swimDrills,
  swimKit,
  type DrillFacts,
  type Extra,
} from "./exercise-extras.ts";
import { fuelAdvice, fuelRate, LONG_FUEL_MINUTES } from "./fuel.ts";

/** What the exercises of a week add depends on. */
export interface ExtraFacts {
  level: DrillFacts["level"];
  frame: WeekFrame;
  /** Bricks of the plan before this week, and in all. */
  bricksBefore: number;
  bricks: number;
  /** Long rides of the plan before this week. */
  longRides: number;
}

/** Beginners have drills in every second swim, others in every third, and in the first of a week. */
const DRILLS_EVERY = { beginner: 2, intermediate: 3, advanced: 3 } as const;

/** Adds drills, kit and advice to the steps of a week's exercises. */
export function withExtras(
  exercises: readonly PlainExercise[],
  facts: ExtraFacts,
): PlainExercise[] {
  const swims = exercises.filter(({ type }) => type === "swim");
  const openWater = openWaterSwim(swims, facts.frame);
  return exercises.map((exercise) => {
    const extras =
      exercise.type === "swim"
        ? swimExtras(exercise, swims.indexOf(exercise), facts)
        : landExtras(exercise, exercises, facts);
    const all = exercise === openWater ? [...extras, OPEN_WATER_EXTRA] : extras;
    return all.length === 0 ? exercise : { ...exercise, steps: addExtras(exercise.steps, all) };
  });
}

const OPEN_WATER_EXTRA: Extra = { at: "main", kit: ["wetsuit"], advice: OPEN_WATER };

const drillFacts = ({ level, frame }: ExtraFacts): DrillFacts => ({
  level,
  week: frame.week,
  isBase: frame.phase === "base",
});

function swimExtras(swim: PlainExercise, index: number, facts: ExtraFacts): Extra[] {
  const every = DRILLS_EVERY[facts.level];
  const drills = drillFacts(facts);
  const hasDrills = index % every === 0 || isTechnique(swim);
  return [...(hasDrills ? [swimDrills(swim, drills, index)] : []), ...swimKit(swim, drills)];
}

function landExtras(
  exercise: PlainExercise,
  exercises: readonly PlainExercise[],
  facts: ExtraFacts,
): Extra[] {
  const { type, brickId } = exercise;
  const drills = type === "bike" ? rideDrills : runDrills;
  const isBrickRun = brickId !== null && type === "run";
  const change =
    brickId !== null && type === "bike"
      ? [{ at: "steady", advice: transitionAdvice(placeOf(facts)) } as const]
      : [];
  return [
    ...drills(exercise, drillFacts(facts)),
    ...change,
    ...(isBrickRun ? [] : fuelExtras(exercise, exercises, facts)),
  ];
}

/** Bricks at the start of a plan, and at its end. */
const FIRST_BRICKS = 2;
const LAST_BRICKS = 2;

const placeOf = ({ bricksBefore, bricks }: ExtraFacts) => ({
  isFirst: bricksBefore < FIRST_BRICKS,
  isLast: bricks - bricksBefore <= LAST_BRICKS,
});

/** Minutes of the exercise, or of its whole brick. */
const minutesOf = ({ brickId, duration }: PlainExercise, all: readonly PlainExercise[]) =>
  brickId === null
    ? duration
    : sum(all.filter((each) => each.brickId === brickId).map((each) => each.duration));

function fuelExtras(
  exercise: PlainExercise,
  exercises: readonly PlainExercise[],
  { longRides }: ExtraFacts,
): Extra[] {
  const minutes = minutesOf(exercise, exercises);
  const rate = fuelRate(exercise.type, minutes, longRides);
  return rate ? [{ at: "steady", advice: fuelAdvice(minutes, rate) }] : [];
}

/** Number of rides that raise the amount of carbohydrate. */
export const longRidesIn = (exercises: readonly PlainExercise[]): number =>
  exercises.filter((each) => each.type === "bike" && minutesOf(each, exercises) > LONG_FUEL_MINUTES)
    .length;

const isEasy = (exercise: PlainExercise) =>
  !isTechnique(exercise) && (exercise.intensity === "easy" || exercise.intensity === "moderate");

const isLong = ({ templateId }: PlainExercise) => rungWithId(templateId)?.ladder === "swim-long";

/** The last rungs of a race ladder are long pieces at race pace. */
const RACE_RUNGS = 2;

function isRaceRehearsal({ templateId }: PlainExercise): boolean {
  const step = rungWithId(templateId);
  return (
    step !== null &&
    step.ladder.startsWith("swim-race-") &&
    step.rung > ladderNamed(step.ladder).rungs.length - RACE_RUNGS
  );
}

/** One swim of a week from the build phase on: a race rehearsal, the long one, or an easy one. */
function openWaterSwim(swims: readonly PlainExercise[], { phase, isLoading }: WeekFrame) {
  if (!isLoading || (phase !== "build" && phase !== "peak")) return undefined;
  return swims.find(isRaceRehearsal) ?? swims.find(isLong) ?? swims.find(isEasy);
}

/** Adds each extra to the first step of its kind, or to the first one. */
function addExtras(steps: readonly ExerciseStep[], extras: readonly Extra[]): ExerciseStep[] {
  const added = steps.map((step): ExerciseStep => ({ ...step }));
  for (const { at, drills = [], kit = [], advice } of extras) {
    const found = Math.max(
      0,
      added.findIndex(({ kind }) => kind === at),
    );
    const step = added[found];
    if (!step) continue;
    const needed = [...(step.kit ?? []), ...drills.flatMap((drill) => drill.kit ?? []), ...kit];
    const named = drills.map((drill) => ({
      name: drill.name,
      cue: drill.cue,
      ...(drill.kit && { kit: drill.kit }),
    }));
    added[found] = {
      ...step,
      ...(named.length > 0 && { drills: [...(step.drills ?? []), ...named] }),
      ...(needed.length > 0 && { kit: [...new Set(needed)] }),
      ...(advice && { advice: [...(step.advice ?? []), advice] }),
    };
  }
  return added;
}
