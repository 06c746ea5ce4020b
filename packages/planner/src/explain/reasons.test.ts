import {
  daysBetween,
  EXPERIENCE_LEVELS,
  isoDate,
  meters,
  milesPerHour,
  RACE_TYPES,
  secondsPer100m,
  secondsPerMile,
  type Reason,
  type ReasonRule,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { isHard, MAX_HARD } from "../intensity/hard-days.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../plan-types.ts";
import { firstProgress, layOutWeek } from "../season/lay-out-week.ts";
import { seasonBasis } from "../season/season-basis.ts";
import { sum } from "../shared/numbers.ts";
import { arbRequest, datesOf, requestOf, runs, scheduleOf } from "../testing.ts";

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

/** The race so many weeks later or earlier. */
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

/** The plans in which the week is the race's, or one of the last before it. */
const nearer: Change = (explained) => {
  const left = explained.request.totalWeeks - explained.exercise.week;
  return moved(explained, [-left, 1 - left, 4 - left]);
};

const withPace = ({ request, exercise }: Explained, pace: number): PlanRequest => ({
  ...request,
  paces: { ...request.paces, [exercise.type]: pace },
});

/** For each rule of the engine's own plans the requests in which the fact that it names is another. */
const OTHERWISE = {
  "endurance-day": closed,
  "open-day": closed,
  "race-cap": (explained) => [...levels(explained), ...races(explained)],
  test: levels,
  hard: (explained) => [...levels(explained), ...nearer(explained)],
  easy: (explained) => [...races(explained), ...levels(explained)],
  brick: (explained) => [...levels(explained), ...races(explained)],
  touch: later,
  "recovery-week": (explained) => moved(explained, [1, -1, 2, -2]),
  taper: later,
  "race-week": later,
  "goal-pace": ({ request }) => [{ ...request, goalFinish: null }],
  pace: (explained) => [
    withPace(explained, 0.8 * explained.request.paces[explained.exercise.type]),
  ],
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

/** All that an athlete does by, its texts left aside. */
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

/** Rules about the whole week: an exercise that its short day holds to 30 minutes stays as it is. */
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

/** True where a plan for another fact differs in what the reason explains. */
function changes(explained: Explained, plan: Plan): boolean {
  const { rule } = explained.reason;
  if (!isJudged(rule)) return true;
  const others = OTHERWISE[rule](explained);
  return others.some((other) => isChanged(explained, plan, generatePlan(other)));
}

/** Every reason of a plan, by rule. */
function reasonsOf(request: PlanRequest, plan: Plan): Map<ReasonRule, Explained[]> {
  const all = plan.weeks.flatMap((week) =>
    week.exercises.flatMap((exercise) =>
      exercise.reasons.map((reason) => ({ request, exercise, reason })),
    ),
  );
  return Map.groupBy(all, ({ reason }) => reason.rule);
}

/** Minutes of the slot where the longest exercise of the last four weeks was half as long. */
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
  test.prop([arbRequest], runs(20))("every exercise has a day, an aim and a week", (request) => {
    for (const exercise of generatePlan(request).weeks.flatMap((week) => week.exercises)) {
      const rules = exercise.reasons.map(({ rule }) => rule);
      expect(rules).toEqual(expect.arrayContaining(["purpose", "pace", "phase"]));
      expect(rules[0]?.endsWith("-day")).toBe(true);
      expect(new Set(rules).size).toBe(rules.length);
    }
  });

  test.prop([arbRequest, fc.boolean()], runs(15))(
    "numbers of the taper and of hard exercises are those of the week itself",
    (request, optimiseLoad) => {
      let usual = 0;
      for (const { exercises, phase, isRecovery } of generatePlan({ ...request, optimiseLoad })
        .weeks) {
        const minutes = sum(exercises.map((each) => each.duration));
        const hard = exercises.filter(
          (each) => isHard(each) && each.reasons.every(({ rule }) => rule !== "test"),
        );
        const isBase = phase === "base";
        for (const { rule, facts } of exercises.flatMap((each) => each.reasons)) {
          if (rule === "hard") {
            expect(facts.most).toBeGreaterThanOrEqual(hard.length);
            expect(facts.most).toBeLessThanOrEqual(
              isBase ? Math.max(1, MAX_HARD[facts.level] - 1) : MAX_HARD[facts.level],
            );
          }
          if (rule === "taper" && usual > 0) {
            expect(facts.percent).toBe(Math.round((100 * minutes) / usual));
          }
        }
        // A first week that had begun counts as the full one that it would have been.
        const isWhole = phase !== "taper" && !isRecovery && exercises[0]?.week !== 1;
        if (isWhole) usual = minutes;
      }
    },
  );

  // Five reasons of each plan, of five rules where there are as many.
  test.prop([arbRequest, fc.array(fc.nat(), { minLength: 10, maxLength: 10 })], runs(8))(
    "another fact makes another exercise",
    (request, picks) => {
      const plan = generatePlan(request);
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

  test("the taper explains its week, also where a half-hour swim stays as long as ever", () => {
    const request: PlanRequest = {
      ...requestOf("ironman", "advanced", 43, scheduleOf([1, 1.5, 0, 0.5, 4], [4])),
      ...datesOf(isoDate("2026-01-01"), 295),
      paces: { swim: secondsPer100m(176), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 2,
      poolLength: meters(50),
    };
    const plan = generatePlan(request);
    const exercise = inSlot(plan, "42-swim-2");
    const reason = exercise?.reasons.find(({ rule }) => rule === "taper");
    if (!exercise || !reason) throw new Error("Week 42 has no second swim in the taper");
    expect(exercise.duration).toBe(30);
    expect(changes({ request, exercise, reason }, plan)).toBe(true);
  });

  test.prop([arbRequest, fc.nat()], runs(30))(
    "a shorter run or ride in the weeks before makes a shorter long one",
    (request, pick) => {
      const steps = reasonsOf(request, generatePlan(request)).get("safe-step") ?? [];
      const explained = steps[pick % Math.max(1, steps.length)];
      if (!explained) return;
      expect(minutesAfterShorter(explained)).toBeLessThan(explained.exercise.duration);
    },
  );
});
