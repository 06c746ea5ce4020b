import { isoDate, milesPerHour, RACE_TYPES, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { longestDayMinutes, periodise } from "../../calendar/index.ts";
import { isTest } from "../../fitness-tests/index.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { ladderNamed, rungMinutes } from "../../ladders/index.ts";
import type { Plan, PlannedExercise, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/index.ts";
import { intensity, volume } from "../../testing/adjustments.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { isLong, RECOMMENDED_WEEKS, SHORT_DAY } from "../../week/index.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { isTaper, minutesOf, NO_PROGRESS } from "./week-scope.ts";

const RUNS = runs(25);
/** Race preparation acts in this many weeks before the race. */
const WEEKS = 8;
const preparationFor = ({ totalWeeks }: PlanRequest) =>
  volume(100, "race-prep", Math.max(2, totalWeeks - WEEKS + 1));

const prepared = (request: PlanRequest) => {
  const base = generatedPlan(request);
  return { base, after: applyAdjustments(request, base, [preparationFor(request)]) };
};

/** Load weeks in which race preparation acts. */
const spanOf = ({ weeks }: Plan) =>
  weeks.filter(
    (week) => week.week > Math.max(1, weeks.length - WEEKS) && !week.isRecovery && !isTaper(week),
  );

const brickOf = ({ exercises }: PlannedWeek) => exercises.filter(({ brickId }) => brickId !== null);

const slots = (rows: readonly PlannedExercise[]) => rows.map(({ slotKey }) => slotKey).toSorted();

/** The rungs of the runs off the bike in the span. */
const rungsOf = (plan: Plan): number[] =>
  spanOf(plan)
    .flatMap(brickOf)
    .flatMap(({ templateId }) =>
      templateId.startsWith("brick-run:") ? [Number(templateId.split(":")[1])] : [],
    );

const falls = (all: readonly number[]): number =>
  all.filter((rung, index) => rung < (all[index - 1] ?? 0)).length;

const withoutBrick = (plan: Plan) => spanOf(plan).filter((week) => brickOf(week).length === 0);

const { rungs } = ladderNamed("brick-run");
/** The longest run off the bike of any athlete. */
const LONGEST_BRICK_RUN = rungMinutes({ ladder: "brick-run", rung: rungs.length }, 0).least;

/** True if the day of a ride has time for any run off the bike, and another run can become that. */
function hasTime(request: PlanRequest, { week, exercises }: PlannedWeek): boolean {
  const days = periodise(request)[week - 1]?.days ?? [];
  const runs = exercises.filter(
    (row) => row.type === "run" && !isLong(row) && !isTest(row) && row.duration >= 15,
  );
  const isHost = (ride: PlannedExercise, run: PlannedExercise) => {
    const here = exercises.filter((row) => row !== run && row.suggestedDay === ride.suggestedDay);
    const others = here.filter((row) => row !== ride);
    const minutes = days[ride.suggestedDay]?.minutes ?? 0;
    const isFree = others.length <= 1 && others.every(({ type }) => type === "swim");
    return isFree && minutesOf(here) + LONGEST_BRICK_RUN <= minutes;
  };
  return (
    longestDayMinutes(days) > SHORT_DAY &&
    exercises.some(
      (ride) => ride.type === "bike" && !isTest(ride) && runs.some((run) => isHost(ride, run)),
    )
  );
}

describe("the bricks of race preparation", () => {
  test.each(
    RACE_TYPES.flatMap((race) => [["beginner", race] as const, ["intermediate", race] as const]),
  )("are in every load week of the last eight of a %s's %s plan", (level, race) => {
    const { base, after } = prepared(requestOf(race, level, RECOMMENDED_WEEKS[race]));
    expect(withoutBrick(base).length).toBeGreaterThan(0);
    expect(withoutBrick(after)).toEqual([]);
  });

  test.prop([arbRequest], RUNS)(
    "are in every load week in which the day of a ride has the time",
    (request) => {
      const { base, after } = prepared(request);
      const missing = withoutBrick(after).filter(({ week }) => {
        const planned = base.weeks[week - 1];
        const run = planned?.exercises.find((row) => row.type === "run" && !isLong(row));
        return planned && run && run.duration >= LONGEST_BRICK_RUN && hasTime(request, planned);
      });
      expect(missing.map(({ week }) => week)).toEqual([]);
    },
  );

  test.prop([arbRequest], RUNS)(
    "have the run right after the ride, on days that hold both, and keep every slot",
    (request) => {
      const { base, after } = prepared(request);
      const broken = new Set(["brick-together", "day-hours", "units-a-day", "week-hours"]);
      expect(checkPlan(request, after).filter(({ ruleId }) => broken.has(ruleId))).toEqual([]);
      for (const week of spanOf(after)) {
        expect(slots(week.exercises)).toEqual(slots(base.weeks[week.week - 1]?.exercises ?? []));
        const places = week.exercises.map(({ orderIndex }) => orderIndex);
        expect(places).toEqual(week.exercises.map((_, index) => index));
        const [ride, run, ...others] = brickOf(week);
        if (!ride) continue;
        expect([ride.type, run?.type, others.length]).toEqual(["bike", "run", 0]);
        expect(run?.reasons.map(({ rule }) => rule)).toContain("brick");
      }
    },
  );

  test("shorten exercises where the next week is too large a step, and leave out none", () => {
    const request: PlanRequest = {
      ...requestOf(
        "olympic",
        "advanced",
        9,
        scheduleOf([2, 1.5, 3.5, 3.5, 7.5, 8, 6.5], [0, 3, 4, 5]),
      ),
      ...datesOf(isoDate("2027-12-17"), 57),
      paces: { swim: secondsPer100m(86), bike: milesPerHour(14.2), run: secondsPerMile(365) },
      paceImprovement: 4,
    };
    const { base, after } = prepared(request);
    const [before, week] = [base.weeks[2], after.weeks[2]];
    expect(slots(week?.exercises ?? [])).toEqual(slots(before?.exercises ?? []));
    expect(minutesOf(before?.exercises ?? []) - minutesOf(week?.exercises ?? [])).toBe(5);
  });

  test.prop([arbRequest], RUNS)(
    "keep load weeks a safe step apart, and take from a week only what no other exercise can",
    (request) => {
      const { base, after } = prepared(request);
      const steps = (plan: Plan) =>
        checkPlan(request, plan).filter(({ ruleId }) => ruleId === "loading-growth").length;
      expect(steps(after)).toBeLessThanOrEqual(steps(base));
      for (const week of spanOf(after)) {
        const planned = base.weeks[week.week - 1];
        expect(minutesOf(week.exercises)).toBeLessThanOrEqual(minutesOf(planned?.exercises ?? []));
      }
    },
  );

  test.prop([arbRequest, fc.nat(), fc.constantFrom("bike", "run")], RUNS)(
    "stay whole when half of one is completed and the plan is adjusted again",
    (request, turn, type) => {
      const { base, after } = prepared(request);
      const isNew = ({ slotKey, brickId, week }: PlannedExercise) =>
        brickId !== null &&
        base.weeks[week - 1]?.exercises.find((row) => row.slotKey === slotKey)?.brickId === null;
      const weeks = after.weeks.filter(({ exercises }) => exercises.some(isNew));
      const week = weeks[turn % Math.max(1, weeks.length)];
      const half = week && brickOf(week).find((row) => row.type === type);
      if (!week || !half) return;
      const completed = new Map([[half.slotKey, half]]);
      for (const more of [intensity("easier"), volume(90)]) {
        const again = applyAdjustments(request, base, [preparationFor(request), more], {
          ...NO_PROGRESS,
          completed,
        });
        const rows = again.weeks[week.week - 1]?.exercises ?? [];
        const [ride, run, ...others] = rows.filter(({ brickId }) => brickId !== null);
        expect(rows).toContainEqual(half);
        // Less volume can leave out the open half.
        if (slots(rows).length < slots(week.exercises).length && !(ride && run)) continue;
        expect(slots([ride, run].flatMap((row) => row ?? []))).toEqual(slots(brickOf(week)));
        expect([ride?.type, run?.type, others.length]).toEqual(["bike", "run", 0]);
        expect(run?.orderIndex).toBe((ride?.orderIndex ?? 0) + 1);
      }
    },
  );

  test.prop([arbRequest], RUNS)("let no run off the bike fall back in load weeks", (request) => {
    const { base, after } = prepared(request);
    expect(falls(rungsOf(after))).toBeLessThanOrEqual(falls(rungsOf(base)));
  });

  test("take no step above the engine's next run off the bike", () => {
    const schedule = scheduleOf([1, 3.5, 1.5, 0, 4, 2, 0], [1]);
    const { after } = prepared({
      ...requestOf("olympic", "advanced", 6, schedule),
      ...datesOf(isoDate("2026-01-01"), 40),
      paces: { swim: secondsPer100m(242), bike: milesPerHour(10), run: secondsPerMile(316) },
      paceImprovement: 1,
    });
    expect(rungsOf(after)).toEqual([2, 2, 3]);
  });

  test.prop([arbRequest, fc.nat()], RUNS)(
    "leave the completed exercises of a begun week in their places",
    (request, turn) => {
      const base = generatedPlan(request);
      const week = spanOf(base)[turn % Math.max(1, spanOf(base).length)];
      const [first] = week?.exercises.filter(({ brickId }) => brickId === null) ?? [];
      if (!week || !first) return;
      const completed = new Map([[first.slotKey, first]]);
      const after = applyAdjustments(request, base, [preparationFor(request)], {
        ...NO_PROGRESS,
        completed,
      });
      const rows = after.weeks[week.week - 1]?.exercises ?? [];
      expect(rows.find(({ slotKey }) => slotKey === first.slotKey)).toEqual(first);
      expect(new Set(rows.map(({ orderIndex }) => orderIndex)).size).toBe(rows.length);
    },
  );
});
