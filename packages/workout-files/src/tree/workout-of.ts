import {
  PERCEIVED_EXERTION,
  poolUnitOf,
  ZONES,
  type Discipline,
  type ExerciseStep,
  type StepInterval,
} from "@triplan/domain";
import {
  describeSteps,
  isBestEffort,
  sendOffSeconds,
  stepFigures,
  stretchShare,
  ZONE_INTENSITY,
} from "@triplan/plan-engine";
import { isOpenEffort } from "./is-open-effort.ts";
import { stepTarget } from "./step-target.ts";
import type { WorkoutExercise, WorkoutFacts } from "./workout-exercise.ts";
import type { StepRole, Workout, WorkoutBlock, WorkoutStep } from "./workout.ts";

/** The step tree that all file formats are written from. */
export function workoutOf(exercise: WorkoutExercise, facts: WorkoutFacts): Workout {
  const { type, name, notes, steps } = exercise;
  const { poolLengthMeters, units } = facts;
  return {
    sport: type,
    name,
    description: [notes, describeSteps(steps, stepFigures(type, units))].join("\n").trim(),
    pool:
      type === "swim"
        ? { lengthMeters: poolLengthMeters, unit: poolUnitOf(poolLengthMeters) }
        : null,
    blocks:
      steps.length === 0
        ? [{ times: 1, steps: [wholeExercise(exercise)] }]
        : steps.map((step) => blockOf(type, step, facts)),
  };
}

/** An exercise without steps: its time, at the athlete's own effort. */
const wholeExercise = ({ name, duration }: WorkoutExercise): WorkoutStep => ({
  role: "work",
  name,
  length: { unit: "seconds", value: duration * 60 },
  target: null,
  share: null,
  note: "",
  kit: [],
});

function blockOf(sport: Discipline, step: ExerciseStep, facts: WorkoutFacts): WorkoutBlock {
  const hardest = Math.max(...step.intervals.map(rank));
  const sendOff = sendOffSeconds(step);
  return {
    times: step.repeat,
    steps: step.intervals.flatMap((interval) => {
      const role = roleOf(step, rank(interval) < hardest);
      return [
        activeStep(sport, { step, interval, role }, facts),
        ...restAfter(sport, interval, sendOff),
      ];
    }),
  };
}

const rank = ({ zone, feel }: StepInterval): number => (feel === "walk" ? -1 : ZONES.indexOf(zone));

function roleOf({ kind }: ExerciseStep, isEasier: boolean): StepRole {
  if (kind === "warmup" || kind === "cooldown") return kind;
  return isEasier ? "recovery" : "work";
}

interface Stretch {
  step: ExerciseStep;
  interval: StepInterval;
  role: StepRole;
}

function activeStep(sport: Discipline, stretch: Stretch, facts: WorkoutFacts): WorkoutStep {
  const { step, interval, role } = stretch;
  return {
    role,
    name: nameOf(stretch),
    length: { unit: interval.unit === "m" ? "meters" : "seconds", value: interval.quantity },
    target: stepTarget(sport, interval, facts),
    share: isOpenEffort(interval) ? null : stretchShare(sport, interval, facts.raceType),
    note: noteOf(step, interval),
    kit: step.kit ?? [],
  };
}

function nameOf({ step: { kind }, interval }: Stretch): string {
  if (interval.feel === "walk") return "Walk";
  if (isBestEffort(interval)) return "Best effort";
  if (kind === "warmup") return "Warm-up";
  if (kind === "cooldown") return "Cool-down";
  if (interval.isRacePace) return "Race pace";
  return interval.zone === "Z6" ? "Fast" : interval.zone;
}

function noteOf({ drills = [], kit = [] }: ExerciseStep, interval: StepInterval): string {
  const drillTexts = drills.map(({ name, cue }) => `${name}: ${cue}`);
  return [feelText(interval), ...(kit.length > 0 ? [`With ${kit.join(", ")}.`] : []), ...drillTexts]
    .join(" ")
    .trim();
}

function feelText(interval: StepInterval): string {
  if (interval.feel === "walk") return "";
  if (interval.feel === "ramp") return "A little harder each minute until you can't go on.";
  if (interval.feel === "test") return "As hard as you can hold evenly.";
  const { rpe, words } = PERCEIVED_EXERTION[interval.zone];
  return `RPE ${rpe}, ${words}.`;
}

function restAfter(
  sport: Discipline,
  { restSeconds }: StepInterval,
  sendOff: number | null,
): WorkoutStep[] {
  if (restSeconds === 0) return [];
  return [
    {
      role: "rest",
      name: "Rest",
      length:
        sendOff === null
          ? { unit: "seconds", value: restSeconds }
          : { unit: "sendOff", value: sendOff },
      target: null,
      share: sport === "bike" ? ZONE_INTENSITY.bike.Z1 : null,
      note: "",
      kit: [],
    },
  ];
}
