import { WEEKDAYS, type ExerciseStep, type StepInterval } from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isLongOf } from "../week/index.ts";
import { isTest } from "../fitness-tests/index.ts";
import { generatePlan } from "../generate-plan.ts";
import type { Plan, PlannedExercise, PlannedWeek } from "../model/plan-types.ts";
import { requestOf, scheduleOf, withoutRides } from "../testing/index.ts";
import { checkPlan } from "./check-plan.ts";
import { PLAN_RULES } from "./plan-rules.ts";

// Race on a Sunday after 20 weeks; Wednesday is closed, Friday to rides; weeks 3, 7, 11 and 15 are recovery.
const request = withoutRides(requestOf("70.3", "advanced", 20), 5);
const plan = generatePlan(request);

const inWeek = (number: number, change: (week: PlannedWeek) => PlannedWeek): Plan => ({
  ...plan,
  weeks: plan.weeks.map((week) => (week.week === number ? change(week) : week)),
});

const exercisesIn = (
  number: number,
  change: (exercise: PlannedExercise, index: number) => PlannedExercise,
): Plan => inWeek(number, (week) => ({ ...week, exercises: week.exercises.map(change) }));

const first = (number: number, change: Partial<PlannedExercise>): Plan =>
  exercisesIn(number, (exercise, index) => (index === 0 ? { ...exercise, ...change } : exercise));

const inEachWeek = (change: (exercise: PlannedExercise) => PlannedExercise): Plan => ({
  ...plan,
  weeks: plan.weeks.map((week) => ({ ...week, exercises: week.exercises.map(change) })),
});

const stretched = (number: number, factor: number): Plan =>
  exercisesIn(number, (exercise) => ({
    ...exercise,
    duration: Math.round((exercise.duration * factor) / 5) * 5,
  }));

const only =
  (type: PlannedExercise["type"], change: Partial<PlannedExercise>) =>
  (exercise: PlannedExercise): PlannedExercise =>
    exercise.type === type ? { ...exercise, ...change } : exercise;

const allFast = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  steps: exercise.steps.map((step) => ({
    ...step,
    intervals: step.intervals.map((each) => ({ ...each, zone: "Z5" as const })),
  })),
});

const allEasy = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  steps: exercise.steps.map((step) => ({
    ...step,
    intervals: step.intervals.map((each) => ({ ...each, zone: "Z1" as const, isRacePace: false })),
  })),
});

const repeated =
  (times: number) =>
  (exercise: PlannedExercise): PlannedExercise => ({
    ...exercise,
    steps: exercise.steps.map((step) => ({ ...step, repeat: times * step.repeat })),
  });

function withoutTarget(interval: StepInterval): StepInterval {
  const { target, ...each } = interval;
  return target ? each : interval;
}

/** A steady run on each of the first three days. */
const threeRuns = (index: number): Partial<PlannedExercise> => ({
  type: "run",
  templateId: "R09",
  intensity: "tempo",
  duration: 30,
  brickId: null,
  suggestedDay: WEEKDAYS[index] ?? 0,
});

/** For each rule, a plan that violates it through one manual change. */
const withoutExtras = ({ kind, repeat, intervals }: ExerciseStep): ExerciseStep => ({
  kind,
  repeat,
  intervals,
});

const BROKEN: Record<string, () => Plan> = {
  "weeks-complete": () => ({ ...plan, weeks: plan.weeks.filter((week) => week.week !== 5) }),
  "duration-grid": () => first(2, { duration: 42 }),
  "longest-day": () => first(2, { duration: 300 }),
  "week-hours": () => stretched(18, 1.5),
  "usable-day": () => first(2, { suggestedDay: 3 }),
  "day-sports": () => first(2, { type: "bike", suggestedDay: 5 }),
  "day-hours": () => exercisesIn(2, (exercise) => ({ ...exercise, suggestedDay: 5 })),
  "units-a-day": () => exercisesIn(2, (exercise) => ({ ...exercise, suggestedDay: 6 })),
  appointments: () => plan,
  "brick-together": () =>
    exercisesIn(17, (exercise) =>
      exercise.brickId !== null && exercise.type === "run"
        ? { ...exercise, suggestedDay: 1 }
        : exercise,
    ),
  "all-disciplines": () =>
    inWeek(4, (week) => ({
      ...week,
      exercises: week.exercises.filter((exercise) => exercise.type !== "swim"),
    })),
  "no-empty-week": () => inWeek(4, (week) => ({ ...week, exercises: [] })),
  "known-words": () => first(2, { week: 9 }),
  "phase-order": () => inWeek(12, (week) => ({ ...week, phase: "base" })),
  "loading-growth": () => stretched(2, 1.4),
  "recovery-volume": () => stretched(7, 1.5),
  "recovery-spacing": () => inWeek(8, (week) => ({ ...week, isRecovery: true })),
  "loading-before-taper": () => inWeek(18, (week) => ({ ...week, isRecovery: true })),
  "taper-falls": () => stretched(20, 2),
  "race-week-volume": () => stretched(20, 1.6),
  "peak-position": () => stretched(9, 2),
  "taper-touch": () => exercisesIn(20, allEasy),
  "last-days": () => first(20, { duration: 90 }),
  "race-eve": () => first(20, { suggestedDay: 6, duration: 60 }),
  "long-run-step": () => exercisesIn(2, only("run", { duration: 120 })),
  "long-caps": () => exercisesIn(18, only("swim", { duration: 120 })),
  "long-ride-step": () => exercisesIn(2, only("bike", { duration: 220 })),
  "long-share": () =>
    exercisesIn(10, (exercise) =>
      exercise.type === "run" && !isLongOf("run", exercise)
        ? { ...exercise, duration: 5 }
        : exercise,
    ),
  "endurance-days": () =>
    exercisesIn(10, (exercise) =>
      isLongOf("run", exercise) ? { ...exercise, suggestedDay: 1 } : exercise,
    ),
  "low-share-week": () => exercisesIn(9, allFast),
  "low-share-plan": () => ({
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, exercises: week.exercises.map(allFast) })),
  }),
  "hard-count": () => exercisesIn(9, (exercise) => ({ ...exercise, intensity: "hard" })),
  "hard-swims": () =>
    exercisesIn(9, (exercise) => ({ ...exercise, type: "swim", intensity: "hard" })),
  "hard-in-a-row": () =>
    exercisesIn(1, (exercise) =>
      exercise.type === "swim"
        ? { ...exercise, intensity: "hard", suggestedDay: exercise.slotKey.endsWith("1") ? 0 : 1 }
        : { ...exercise, suggestedDay: 6 },
    ),
  "close-runs": () =>
    exercisesIn(2, (exercise, index) => ({
      ...exercise,
      ...(index < 3 ? threeRuns(index) : { type: "swim", intensity: "easy", suggestedDay: 6 }),
    })),
  "after-long-run": () => plan,
  "rest-day": () => plan,
  "fitness-ramp": () => exercisesIn(18, repeated(4)),
  "fatigue-floor": () => exercisesIn(18, repeated(4)),
  "texts-agree": () => first(2, { distance: "99 mi" }),
  "steps-fill": () => first(2, { steps: [] }),
  "test-weeks": () => first(9, { templateId: "S18" }),
  "test-days": () =>
    inEachWeek((exercise) => (isTest(exercise) ? { ...exercise, suggestedDay: 0 } : exercise)),
  "tests-planned": () =>
    inEachWeek((exercise) => (isTest(exercise) ? { ...exercise, templateId: "S02" } : exercise)),
  "targets-whole": () =>
    exercisesIn(2, (exercise) => ({
      ...exercise,
      steps: exercise.steps.map((step) => ({
        ...step,
        intervals: step.intervals.map(withoutTarget),
      })),
    })),
  "named-drills": () =>
    exercisesIn(2, (exercise) => ({ ...exercise, steps: exercise.steps.map(withoutExtras) })),
  "kit-in-steps": () => first(2, { templateId: "swim-pull:1" }),
  "distinct-steps": () =>
    exercisesIn(2, (each) => ({
      ...each,
      steps: each.steps.map((step) => ({
        ...step,
        intervals: step.intervals.flatMap((interval) => [interval, { ...interval }]),
      })),
    })),
  "race-pace-contrast": () =>
    exercisesIn(2, (each) => ({
      ...each,
      steps: each.steps.map((step) => ({
        ...step,
        intervals: step.intervals.flatMap((interval) => [
          { ...interval, isRacePace: true },
          { ...interval, zone: "Z2" as const, isRacePace: false },
        ]),
      })),
    })),
  "no-sentence-twice": () => exercisesIn(2, (each) => ({ ...each, notes: "Easy does it." })),
  "aims-differ": () => ({
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, aim: "Build your base." })),
  }),
  "run-walk": () =>
    inEachWeek((each) => ({
      ...each,
      steps: each.steps.map((step) => ({
        ...step,
        intervals: step.intervals.map((interval) => ({ ...interval, feel: "walk" as const })),
      })),
    })),
  "round-numbers": () =>
    exercisesIn(2, (exercise) => ({
      ...exercise,
      steps: exercise.steps.map((step) => ({
        ...step,
        intervals: step.intervals.map((each) => ({ ...each, seconds: 310, quantity: 310 })),
      })),
    })),
  "paces-possible": () =>
    exercisesIn(2, (exercise) => ({
      ...exercise,
      steps: exercise.steps.map((step) => ({
        ...step,
        intervals: step.intervals.map((each) => ({ ...each, pace: "60" })),
      })),
    })),
};

const findingsOf = (broken: Plan) => checkPlan(request, broken).map((finding) => finding.ruleId);

describe("checkPlan", () => {
  test("returns no findings for an engine plan", () => {
    expect(checkPlan(request, plan)).toEqual([]);
  });

  test("has a violating plan for every rule", () => {
    expect(Object.keys(BROKEN).toSorted()).toEqual(PLAN_RULES.map((rule) => rule.id).toSorted());
  });

  const rules = Object.keys(BROKEN).filter(
    (id) => id !== "rest-day" && id !== "after-long-run" && id !== "appointments",
  );
  test.each(rules)("reports %s for a plan that violates it", (id) => {
    expect(findingsOf(BROKEN[id]?.() ?? plan)).toContain(id);
  });

  test("reports rest-day when a light week uses all seven days", () => {
    const open = requestOf("70.3", "advanced", 20, scheduleOf([3, 3, 3, 3, 3, 3, 3], [0, 6]));
    const made = generatePlan(open);
    const spread: Plan = {
      ...made,
      weeks: made.weeks.map((week) => ({
        ...week,
        exercises: week.exercises.map((exercise, index) => ({
          ...exercise,
          suggestedDay: ([0, 1, 2, 3, 4, 5, 6] as const)[index % 7] ?? 0,
        })),
      })),
    };
    expect(checkPlan(open, made)).toEqual([]);
    expect(checkPlan(open, spread).map((finding) => finding.ruleId)).toContain("rest-day");
  });

  test("treats Saturday and the next week's Sunday as consecutive days", () => {
    const swims = plan.weeks
      .filter(({ week }) => week === 12 || week === 13)
      .map(({ exercises }) => exercises.find(({ type }) => type === "swim")?.slotKey);
    const hard: Plan = {
      ...plan,
      weeks: plan.weeks.map((week) => ({
        ...week,
        exercises: week.exercises.map((each) => {
          if (!swims.includes(each.slotKey)) return each;
          return { ...each, intensity: "hard", suggestedDay: week.week === 12 ? 6 : 0 };
        }),
      })),
    };
    const found = checkPlan(request, hard).filter(({ ruleId }) => ruleId === "hard-in-a-row");
    expect(found).toMatchObject([
      {
        week: 13,
        day: 0,
        slotKeys: [swims[1]],
        message: expect.stringMatching(/on the Saturday before, .* on Sunday\.$/),
      },
    ]);
  });

  test("names the week, the exercise and a sentence", () => {
    expect(checkPlan(request, first(2, { suggestedDay: 3 }))).toContainEqual({
      ruleId: "usable-day",
      week: 2,
      day: 3,
      slotKeys: [plan.weeks[1]?.exercises[0]?.slotKey],
      message: expect.stringMatching(/is on Wednesday, which is not one of your training days\.$/),
    });
  });
});
