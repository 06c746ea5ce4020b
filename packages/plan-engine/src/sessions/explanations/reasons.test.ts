import {
  daysBetween,
  EXPERIENCE_LEVELS,
  isoDate,
  meters,
  milesPerHour,
  RACE_TYPES,
  secondsPer100m,
  secondsPerMile,
  type Discipline,
  type Reason,
  type ReasonRule,
  type ThresholdKind,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { isHardOnLand, MAX_HARD } from "../../intensity/hard-days.ts";
import { sum } from "../../model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { firstProgress, layOutWeek } from "../../season/layout/lay-out-week.ts";
import { seasonBasis } from "../../season/layout/season-basis.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";

interface Explained {
  request: PlanRequest;
  exercise: PlannedExercise;
  reason: Reason;
}

type Change = (explained: Explained) => PlanRequest[];

const levels: Change = ({ request }) =>
  EXPERIENCE_LEVELS.filter((level) => level !== request.level).map((level) => ({
    ...request,
    level,
  }));

const races: Change = ({ request }) =>
  RACE_TYPES.filter((raceType) => raceType !== request.raceType).map((raceType) => ({
    ...request,
    raceType,
  }));

/** The request with the race moved by some weeks. */
const moved = ({ request }: Explained, weeks: readonly number[]): PlanRequest[] => {
  const days = daysBetween(request.createdOn, request.raceDate);
  return weeks
    .filter((count) => days + 7 * count > 0)
    .map((count) => ({ ...request, ...datesOf(request.createdOn, days + 7 * count) }));
};

const later: Change = (explained) => moved(explained, [1, 2, 4, 8, 20]);

const closed: Change = ({ request, exercise }) => [
  {
    ...request,
    schedule: request.schedule.map((entry) =>
      entry.day === exercise.suggestedDay ? { ...entry, available: false, hours: 0 } : entry,
    ),
  },
];

/** Plans in which the week is the race week or one of the last before it. */
const nearer: Change = (explained) => {
  const left = explained.request.totalWeeks - explained.exercise.week;
  return moved(explained, [-left, 1 - left, 4 - left]);
};

/** Thresholds that the targets of a sport follow instead of its race pace, the first known one. */
const THRESHOLDS_OF = {
  swim: ["css"],
  bike: ["ftpWatts", "bikeThresholdMph"],
  run: ["runThreshold"],
} as const satisfies Record<Discipline, readonly ThresholdKind[]>;

/** The request with another value of what the reason names: a known threshold, else the race pace. */
const otherPace: Change = ({ request, exercise: { type } }) => {
  const { paces, thresholds = {} } = request;
  const known = THRESHOLDS_OF[type].find((kind) => thresholds[kind] !== undefined);
  return known === undefined
    ? [{ ...request, paces: { ...paces, [type]: 0.8 * paces[type] } }]
    : [{ ...request, thresholds: { ...thresholds, [known]: 0.8 * (thresholds[known] ?? 0) } }];
};

/** For each rule of engine plans, requests in which its fact differs. */
const OTHERWISE = {
  "endurance-day": closed,
  "open-day": closed,
  "race-cap": (explained) => [...levels(explained), ...races(explained)],
  test: (explained) => [
    ...levels(explained),
    ...moved(explained, [1, -1, 2, -2]),
    ...nearer(explained),
  ],
  hard: (explained) => [...levels(explained), ...nearer(explained)],
  easy: (explained) => [...races(explained), ...levels(explained)],
  brick: (explained) => [...levels(explained), ...races(explained)],
  touch: later,
  "recovery-week": (explained) => moved(explained, [1, -1, 2, -2]),
  taper: later,
  "race-week": later,
  "goal-pace": ({ request }) => [{ ...request, goalFinish: null }],
  pace: otherPace,
  purpose: (explained) => [
    ...later(explained),
    ...nearer(explained),
    ...levels(explained),
    ...races(explained),
  ],
  phase: (explained) => [...nearer(explained), ...later(explained)],
} as const satisfies Partial<Record<ReasonRule, Change>>;

type Judged = keyof typeof OTHERWISE;
const isJudged = (rule: ReasonRule): rule is Judged => rule in OTHERWISE;

/** Everything the athlete acts on, without texts. */
const essence = (exercise: PlannedExercise | undefined) =>
  JSON.stringify(
    exercise && [
      exercise.duration,
      exercise.suggestedDay,
      exercise.templateId,
      exercise.intensity,
      exercise.steps,
    ],
  );

const inSlot = (plan: Plan, slotKey: string) =>
  plan.weeks.flatMap((week) => week.exercises).find((each) => each.slotKey === slotKey);

/** Rules about the whole week: a short day may keep an exercise at 30 minutes either way. */
const WEEK_RULES: ReadonlySet<ReasonRule> = new Set([
  "recovery-week",
  "taper",
  "race-week",
  "phase",
]);

const weekEssence = ({ week }: PlannedExercise, plan: Plan) =>
  plan.weeks[week - 1]?.exercises.map(essence).join("\n");

function isChanged({ reason, exercise }: Explained, own: Plan, other: Plan): boolean {
  if (WEEK_RULES.has(reason.rule)) {
    return weekEssence(exercise, own) !== weekEssence(exercise, other);
  }
  if (reason.rule === "purpose") {
    return inSlot(other, exercise.slotKey)?.templateId !== exercise.templateId;
  }
  return essence(inSlot(other, exercise.slotKey)) !== essence(exercise);
}

/** True if a plan for another fact differs in what the reason explains. */
function changes(explained: Explained, plan: Plan): boolean {
  const { rule } = explained.reason;
  if (!isJudged(rule)) return true;
  const others = OTHERWISE[rule](explained);
  return others.some((other) => isChanged(explained, plan, generatedPlan(other)));
}

/** All reasons of a plan by rule. */
function reasonsOf(request: PlanRequest, plan: Plan): Map<ReasonRule, Explained[]> {
  const all = plan.weeks.flatMap((week) =>
    week.exercises.flatMap((exercise) =>
      exercise.reasons.map((reason) => ({ request, exercise, reason })),
    ),
  );
  return Map.groupBy(all, ({ reason }) => reason.rule);
}

/** Minutes of the slot if the longest exercise of the last four weeks had been half as long. */
function minutesAfterShorter({ request, exercise }: Explained): number | undefined {
  const basis = seasonBasis(request);
  let progress = firstProgress(basis);
  for (const frame of basis.frames) {
    const isItsWeek = frame.week === exercise.week;
    const longest = progress.longest.map(({ run, bike }) => ({ run: run / 2, bike: bike / 2 }));
    const { week, after } = layOutWeek(
      basis,
      frame,
      isItsWeek ? { ...progress, longest } : progress,
    );
    if (isItsWeek) {
      return Math.max(
        ...week.slots
          .filter((slot) => slot.discipline === exercise.type)
          .map((slot) => slot.minutes),
      );
    }
    progress = after;
  }
  return undefined;
}

describe("the reasons of an exercise", () => {
  test.prop([arbRequest], runs(20))(
    "include a day, a purpose and a week for every exercise",
    (request) => {
      for (const exercise of generatedPlan(request).weeks.flatMap((week) => week.exercises)) {
        const rules = exercise.reasons.map(({ rule }) => rule);
        expect(rules).toEqual(expect.arrayContaining(["purpose", "pace", "phase"]));
        expect(rules[0]?.endsWith("-day")).toBe(true);
        expect(new Set(rules).size).toBe(rules.length);
      }
    },
  );

  test.prop([arbRequest, fc.boolean()], runs(15))(
    "state the numbers of the week for the taper and for hard exercises",
    (request, optimiseLoad) => {
      let usual = 0;
      for (const { exercises, phase, isRecovery } of generatedPlan({ ...request, optimiseLoad })
        .weeks) {
        const minutes = sum(exercises.map((each) => each.duration));
        const hard = exercises.filter(
          (each) => isHardOnLand(each) && each.reasons.every(({ rule }) => rule !== "test"),
        );
        const isBase = phase === "base";
        for (const { rule, facts } of exercises.flatMap((each) => each.reasons)) {
          if (rule === "hard") {
            // A brick's hard ride and run are one.
            const units = new Set(hard.map(({ brickId, slotKey }) => brickId ?? slotKey));
            expect(facts.most).toBeGreaterThanOrEqual(units.size);
            expect(facts.most).toBeLessThanOrEqual(
              isBase ? MAX_HARD[facts.level] - 1 : MAX_HARD[facts.level],
            );
          }
          if (rule === "taper" && usual > 0) {
            expect(facts.percent).toBe(Math.round((100 * minutes) / usual));
          }
        }
        // A partial first week counts as the full week that it would have been.
        const isWhole = phase !== "taper" && !isRecovery && exercises[0]?.week !== 1;
        if (isWhole) usual = minutes;
      }
    },
  );

  // Up to five reasons of each plan, from different rules.
  test.prop([arbRequest, fc.array(fc.nat(), { minLength: 10, maxLength: 10 })], runs(8))(
    "change the exercise when their fact changes",
    (request, picks) => {
      const plan = generatedPlan(request);
      const byRule = [...reasonsOf(request, plan)].filter(([rule]) => isJudged(rule));
      for (let turn = 0; turn < 5; turn += 1) {
        const [, found = []] = byRule[(picks[turn] ?? 0) % byRule.length] ?? [];
        const explained = found[(picks[turn + 5] ?? 0) % found.length];
        if (!explained) continue;
        expect({ ...explained, changes: changes(explained, plan) }).toMatchObject({
          changes: true,
        });
      }
    },
  );

  // With half an hour on its only day left, the first week has a spin for any race and level (seed 114).
  test("call the only exercise of a week no easy part of it", () => {
    const request = {
      ...requestOf("70.3", "beginner", 5, scheduleOf([5, 0.5, 1, 0, 0, 0.5], [0, 1, 2])),
      ...datesOf(isoDate("2027-10-13"), 32),
    };
    const [first, second] = generatedPlan(request).weeks;
    expect(first?.exercises.map(({ reasons }) => reasons.map(({ rule }) => rule))).toEqual([
      ["open-day", "purpose", "pace", "phase"],
    ]);
    expect(second?.exercises.length).toBeGreaterThan(1);
  });

  test("explain the taper week even for a half-hour run that keeps its length", () => {
    const request: PlanRequest = {
      ...requestOf("ironman", "advanced", 43, scheduleOf([1, 1.5, 0, 0.5, 4], [4])),
      ...datesOf(isoDate("2026-01-01"), 295),
      paces: { swim: secondsPer100m(176), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 2,
      poolLength: meters(50),
    };
    const plan = generatedPlan(request);
    const exercise = inSlot(plan, "42-run-2");
    const reason = exercise?.reasons.find(({ rule }) => rule === "taper");
    if (!exercise || !reason) throw new Error("Week 42 has no second run in the taper");
    expect(exercise.duration).toBe(30);
    expect(changes({ request, exercise, reason }, plan)).toBe(true);
  });

  test.prop([arbRequest, fc.nat()], runs(30))(
    "shorten a long exercise when earlier runs or rides were shorter",
    (request, pick) => {
      const steps = reasonsOf(request, generatedPlan(request)).get("safe-step") ?? [];
      const explained = steps[pick % Math.max(1, steps.length)];
      // From no running the first step is 20 minutes, from no riding an hour.
      const least = explained?.exercise.type === "run" ? 20 : 60;
      if (!explained || explained.exercise.duration <= least) return;
      expect(minutesAfterShorter(explained)).toBeLessThan(explained.exercise.duration);
    },
  );
});
