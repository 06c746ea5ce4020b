import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { isHard, lowShare, thresholdPaces } from "../../intensity/index.ts";
import { ladderNamed, rungMinutes, rungOf, rungWithId } from "../../ladders/index.ts";
import type { Plan, PlannedExercise, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { isLong } from "../../week/index.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { RACE_LADDERS } from "./race-pace-drafts.ts";
import { volume } from "../../testing/adjustments.ts";
import { isTaper, minutesOf } from "./week-scope.ts";

const RUNS = runs(15);
/** Race preparation acts in this many weeks before the race. */
const WEEKS = 8;

interface Prepared {
  request: PlanRequest;
  base: Plan;
  after: Plan;
  /** Load weeks of the last eight. */
  weeks: readonly PlannedWeek[];
}

function prepared(request: PlanRequest): Prepared {
  const base = generatePlan(request);
  const first = Math.max(2, request.totalWeeks - WEEKS + 1);
  const after = applyAdjustments(request, base, [volume(100, "race-prep", first)]);
  const weeks = loading(after).filter(({ week }) => week >= first);
  return { request, base, after, weeks };
}

const loading = ({ weeks }: Plan) => weeks.filter((week) => !week.isRecovery && !isTaper(week));

const isRaceSet = ({ raceType }: PlanRequest, { type, templateId }: PlannedExercise) =>
  rungWithId(templateId)?.ladder === RACE_LADDERS[raceType][type];

const doneRung = ({ templateId }: PlannedExercise) => rungWithId(templateId)?.rung ?? 0;

/** The highest rung of the race's ladder before the week. */
const doneBefore = ({ request, after }: Prepared, week: number, type: PlannedExercise["type"]) =>
  Math.max(
    0,
    ...loading(after)
      .filter((each) => each.week < week)
      .flatMap(({ exercises }) => exercises.filter((row) => isRaceSet(request, row)))
      .flatMap((row) => (row.type === type ? [doneRung(row)] : [])),
  );

/** Part of a load week that stays easy. */
const EASY_PART = 0.72;
/** Rests in the water count as no training time, so the share of a week is a little less exact. */
const SHARE_SLACK_MINUTES = 1;

/**
 * True if the key exercise has the minutes of the race set last done, or of one of the first, and the
 * week stays easy enough with it.
 */
function holdsRaceSet(plan: Prepared, row: PlannedExercise, week: PlannedWeek): boolean {
  const { raceType, level, paces } = plan.request;
  const ladder = RACE_LADDERS[raceType][row.type];
  if (row.brickId !== null || (ladderNamed(ladder).isLong === true) !== isLong(row)) return false;
  const before = doneBefore(plan, row.week, row.type);
  // A set at race pace takes longer than at threshold in a long race.
  const swimPace = Math.max(thresholdPaces(raceType, paces).swim, paces.swim);
  const others = fastMinutes(week.exercises) - fastMinutes([row]);
  const most = (1 - EASY_PART) * minutesOf(week.exercises) - SHARE_SLACK_MINUTES;
  const lowest = Array.from({ length: ladderNamed(ladder).start[level] }, (_, rung) => rung + 1);
  return (before > 0 ? [before] : lowest).some((rung) => {
    const range = rungMinutes({ ladder, rung }, swimPace);
    const [reps, work] = rungOf({ ladder, rung });
    const set = row.type === "swim" ? (reps * work * swimPace) / 6000 : reps * work;
    const isFitting = row.duration >= range.least && (isLong(row) || row.duration <= range.most);
    return isFitting && others + set <= most;
  });
}

const fastMinutes = (rows: readonly PlannedExercise[]) => (1 - lowShare(rows)) * minutesOf(rows);

describe("race preparation", () => {
  test.prop([arbRequest], RUNS)(
    "has a set of the race's ladder in each sport with a hard exercise that holds one",
    (request) => {
      const plan = prepared(request);
      const missing = plan.weeks.flatMap((each) => {
        const { exercises } = each;
        const done = new Set(
          exercises.flatMap((row) => (isRaceSet(request, row) ? [row.type] : [])),
        );
        return exercises.filter(
          (row) =>
            !done.has(row.type) && (isHard(row) || isLong(row)) && holdsRaceSet(plan, row, each),
        );
      });
      expect(missing.map(({ week, name, duration }) => [week, name, duration])).toEqual([]);
    },
  );

  test.prop([arbRequest], RUNS)(
    "lets no set of the race's ladder fall back in load weeks",
    (request) => {
      const plan = prepared(request);
      const fallen = plan.weeks
        .flatMap(({ exercises }) => exercises.filter((row) => isRaceSet(request, row)))
        .filter((row) => doneRung(row) < doneBefore(plan, row.week, row.type));
      expect(fallen.map(({ week, templateId }) => [week, templateId])).toEqual([]);
    },
  );

  test.prop([arbRequest], RUNS)(
    "keeps the names of long exercises for long ones, and the weeks before as they were",
    (request) => {
      const { base, after, weeks } = prepared(request);
      const long = new Set(
        base.weeks.flatMap(({ exercises }) => exercises.filter(isLong)).map((row) => row.slotKey),
      );
      const named = weeks.flatMap(({ exercises }) =>
        exercises.filter(({ name, slotKey }) => name.startsWith("Long ") && !long.has(slotKey)),
      );
      expect(named).toEqual([]);
      // The sentence of a week before may change: another week may be the biggest now.
      const before = ({ weeks: all }: Plan) =>
        all.slice(0, Math.max(1, request.totalWeeks - WEEKS)).map(({ aim: _aim, ...week }) => week);
      expect(before(after)).toEqual(before(base));
    },
  );

  test("begins in week 2 of a plan of nine weeks that asks for it from week 1", () => {
    const request = requestOf("70.3", "beginner", 9);
    const base = generatePlan(request);
    const [asked, second] = [1, 2].map((from) =>
      applyAdjustments(request, base, [volume(100, "race-prep", from)]),
    );
    expect(asked).toEqual(second);
    expect(asked?.weeks).not.toEqual(base.weeks);
  });
});
