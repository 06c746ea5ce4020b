import { isoDate, milesPerHour, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { ladderNamed, rungId, rungWithId } from "../../ladders/index.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/index.ts";
import { writtenDose } from "../../sessions/index.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { storedRows } from "../../testing/stored-plan.ts";
import type { StoredExercise } from "../repair/fix-types.ts";
import { holdRungs, type PlanHistory } from "./hold-rungs.ts";
import { heldSet } from "./ladder-memory.ts";
import { missedSets } from "./missed-sets.ts";

const RUNS = runs(15);

/** A week of the plan and a number that decides what was done before it. */
const arbHistory = fc.record({ week: fc.integer({ min: 1, max: 20 }), seed: fc.nat(999) });

const rowsOf = ({ weeks }: Plan): PlannedExercise[] => weeks.flatMap(({ exercises }) => exercises);

const isSet = (row: PlannedExercise) => row.progress !== null && heldSet(row, "m") !== null;

/** A long season on the days that its race suggests. */
const SEASON = requestOf("70.3", "intermediate", 24);

type Done = (row: StoredExercise, index: number) => boolean;

function historyOf(plan: Plan, week: number, isDone: Done): PlanHistory {
  const rows = storedRows(plan).map((row, index) => ({
    ...row,
    isCompleted: row.week < week && isDone(row, index),
  }));
  return writtenIn(rows, week);
}

/** The history of a plan that is written as a whole in this week. */
const writtenIn = (rows: readonly StoredExercise[], week: number): PlanHistory => ({
  rows,
  missed: new Set(missedSets(rows, week)),
  fromWeek: week,
});

/** Some of the sets are done, everything else is. */
const someDone =
  (seed: number): Done =>
  (row, index) =>
    !isSet(row) || (seed * (index + 7)) % 5 === 0;

const frameOf = ({ slotKey, week, type, duration, suggestedDay, orderIndex }: PlannedExercise) => ({
  slotKey,
  week,
  type,
  duration,
  suggestedDay,
  orderIndex,
});

const textsOf = (plan: Plan, fromWeek: number) =>
  rowsOf(plan)
    .filter(({ week }) => week >= fromWeek)
    .map(({ slotKey, templateId, notes }) => [slotKey, templateId, notes]);

/** The rides of bricks are on the ladder of the long rides. */
const isSwimOrBrick = ({ type, brickId }: PlannedExercise) => type === "swim" || brickId !== null;

/** One rung lower, but not below the first one of the athlete's level. */
function rungBefore({ templateId }: PlannedExercise, { level }: PlanRequest): string {
  const step = rungWithId(templateId);
  if (!step) throw new Error(`${templateId} is no rung`);
  const isFirst = step.rung <= ladderNamed(step.ladder).start[level];
  return isFirst ? templateId : rungId({ ...step, rung: step.rung - 1 });
}

const isBrickRun = ({ templateId }: PlannedExercise) => templateId.startsWith("brick-run:");

const isHeld = ({ reasons }: PlannedExercise) => reasons[0]?.rule === "held";

describe("the ladders of missed sets", () => {
  test.each([
    { ladder: "swim-long", season: SEASON },
    { ladder: "brick-run", season: SEASON },
    { ladder: "bike-race-ironman", season: requestOf("ironman", "advanced", 30) },
  ])("hold $ladder in the minutes of the exercise", ({ ladder, season }) => {
    const plan = generatePlan(season);
    const steps = rowsOf(plan).filter(
      (row) => isSet(row) && rungWithId(row.templateId)?.ladder === ladder,
    );
    const isClimbing = (row: PlannedExercise, index: number) =>
      index > 1 && row.templateId !== steps[index - 1]?.templateId;
    const at = steps.findIndex((row, index) => isSwimOrBrick(row) && isClimbing(row, index));
    const [first, second, third] = steps.slice(at - 2, at + 1);
    if (!first || !second || !third) throw new Error("No ladder with three sets");
    const missed = new Set([first.slotKey, second.slotKey]);
    const isMissed = ({ slotKey }: PlannedExercise) => missed.has(slotKey);
    const held = holdRungs(
      season,
      plan,
      historyOf(plan, third.week, (row) => !isMissed(row)),
    );
    const after = rowsOf(held).find(({ slotKey }) => slotKey === third.slotKey);
    const set = after && writtenDose(after, "m")?.text;
    expect(after).toMatchObject({
      templateId: rungBefore(second, season),
      duration: third.duration,
      progress: { last: { set: second.progress?.today }, today: set },
      notes: expect.stringContaining(`${set} first, since the last two were missed`),
    });
  });

  test.prop([arbRequest, arbHistory], RUNS)(
    "are as generated where every set was done, and where nothing was recorded",
    (request, { week }) => {
      const plan = generatePlan(request);
      expect(
        holdRungs(
          request,
          plan,
          historyOf(plan, week, () => true),
        ),
      ).toEqual(plan);
      expect(
        holdRungs(
          request,
          plan,
          historyOf(plan, week, () => false),
        ),
      ).toEqual(plan);
    },
  );

  test.prop([arbRequest, arbHistory], RUNS)(
    "keep finished weeks, slots, days and minutes, fall by one rung at most and never climb above the plan",
    (request, { week, seed }) => {
      const plan = generatePlan(request);
      const held = holdRungs(request, plan, historyOf(plan, week, someDone(seed)));
      expect(held.weeks.slice(0, week - 1)).toEqual(plan.weeks.slice(0, week - 1));
      expect(rowsOf(held).map(frameOf)).toEqual(rowsOf(plan).map(frameOf));
      const planned = new Map(rowsOf(plan).map((row) => [row.slotKey, row]));
      const reached = new Map<string, number>();
      for (const row of rowsOf(held).filter(isSet)) {
        const step = rungWithId(row.templateId);
        const own = rungWithId(planned.get(row.slotKey)?.templateId ?? "");
        if (!step || !own) throw new Error(`${row.slotKey} has no rung`);
        expect(step.ladder).toBe(own.ladder);
        expect(step.rung).toBeLessThanOrEqual(own.rung);
        expect(step.rung).toBeGreaterThanOrEqual(
          (reached.get(step.ladder) ?? 1) - (isHeld(row) ? 1 : 0),
        );
        reached.set(step.ladder, step.rung);
      }
      const known = new Set(checkPlan(request, plan).map(({ ruleId }) => ruleId));
      // The aims of stored weeks follow from their exercises.
      const broken = checkPlan(request, held).filter(
        ({ ruleId }) => !known.has(ruleId) && ruleId !== "aims-differ",
      );
      expect(broken).toEqual([]);
    },
  );

  test.prop([arbRequest, arbHistory], RUNS)(
    "say why a set comes again, and go on from it once it was done",
    (request, { week, seed }) => {
      const plan = generatePlan(request);
      const history = historyOf(plan, week, someDone(seed));
      const held = holdRungs(request, plan, history);
      for (const row of rowsOf(held).filter(isHeld)) {
        const { progress, notes } = row;
        // At a slower pace than planned, today's minutes hold less of the same set.
        const set = progress?.planned ?? progress?.today;
        expect(notes).toContain(`${set} first, since the last two were missed`);
      }
      const doneIn = (rows: readonly StoredExercise[], until: number) =>
        rows.map((row, index) => {
          const wasDone = row.week < week && history.rows[index]?.isCompleted === true;
          return { ...row, isCompleted: wasDone || (row.week >= week && row.week < until) };
        });
      const later = week + 4;
      const after = writtenIn(doneIn(storedRows(held), later), later);
      expect(textsOf(holdRungs(request, plan, after), later)).toEqual(textsOf(held, later));
    },
  );

  test.prop([arbRequest, arbHistory, fc.nat(999)], RUNS)(
    "stay as they were written, whatever is done or missed later",
    (request, { week, seed }, laterSeed) => {
      const plan = generatePlan(request);
      const history = historyOf(plan, week, someDone(seed));
      const held = holdRungs(request, plan, history);
      const isDoneLater = someDone(laterSeed);
      const rows = storedRows(held).map((row, index) => ({
        ...row,
        isCompleted: row.week < week + 4 && isDoneLater(row, index),
      }));
      const done = new Set(rows.flatMap((row) => (row.isCompleted ? [row.slotKey] : [])));
      for (const fromWeek of [week, week + 4]) {
        const later = holdRungs(request, plan, { ...history, rows, fromWeek });
        const openTexts = (of: Plan) =>
          textsOf(of, fromWeek).filter(([slotKey = ""]) => !done.has(slotKey));
        expect(openTexts(later)).toEqual(openTexts(held));
      }
    },
  );

  test("go on after a run off the bike that repeated its rung in longer minutes", () => {
    const request: PlanRequest = {
      ...requestOf("sprint", "intermediate", 30, scheduleOf([0, 0.5, 0, 0, 2.5, 6], [4, 5])),
      ...datesOf(isoDate("2030-02-05"), 205),
      paces: { swim: secondsPer100m(111), bike: milesPerHour(10.4), run: secondsPerMile(304) },
    };
    const plan = generatePlan(request);
    const missed = historyOf(plan, 20, (row) => !isBrickRun(row));
    const held = holdRungs(request, plan, missed);
    const repeated = rowsOf(held).find((row) => isBrickRun(row) && isHeld(row));
    expect(repeated).toMatchObject({ week: 22, templateId: "brick-run:2", duration: 20 });
    const rows = storedRows(held).map((row, index) => ({
      ...row,
      isCompleted: missed.rows[index]?.isCompleted === true || (row.week > 19 && row.week < 24),
    }));
    const later = writtenIn(rows, 24);
    expect(textsOf(holdRungs(request, plan, later), 24)).toEqual(textsOf(held, 24));
  });

  test.prop([arbRequest, fc.nat(999)], RUNS)(
    "come the next time where they were swapped away, in the same minutes",
    (request, seed) => {
      const plan = generatePlan(request);
      const rows = storedRows(plan);
      const sets = rows.filter(isSet);
      const away = sets[seed % Math.max(1, sets.length)];
      const own = away && rungWithId(away.templateId);
      if (!away || !own) return;
      const swapped = { kind: "easy", from: away.name };
      const easy = { ...away, templateId: "R01", progress: null };
      const stored = { ...easy, reasons: [{ rule: "swapped" as const, facts: swapped }] };
      const held = holdRungs(request, plan, {
        rows: rows.map((row) => (row === away ? stored : row)),
        missed: new Set(),
        fromWeek: 1,
      });
      expect(rowsOf(held).map(frameOf)).toEqual(rowsOf(plan).map(frameOf));
      const isAfter = (row: PlannedExercise) =>
        isSet(row) && row.week > away.week && rungWithId(row.templateId)?.ladder === own.ladder;
      const rungs = rowsOf(held)
        .filter(isAfter)
        .map((row) => rungWithId(row.templateId)?.rung ?? 0);
      expect(rungs).toEqual(rungs.toSorted((a, b) => a - b));
      expect(rungs.every((rung) => rung >= own.rung)).toBe(true);
      const first = rowsOf(held).find(isAfter);
      if (first && isHeld(first) && first.templateId === away.templateId) {
        expect(first.notes).toContain("which you swapped last time");
      }
    },
  );
});
