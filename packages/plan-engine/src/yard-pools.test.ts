import {
  meters,
  metersToPoolUnit,
  parseDistance,
  POOLS,
  RACE_TYPES,
  type StepInterval,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "./generate-plan.ts";
import { sum } from "./model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "./model/plan-types.ts";
import { previewPlan } from "./preview-plan.ts";
import { progressionOf } from "./progression/index.ts";
import { swapOptions } from "./revise/index.ts";
import { stepFigures, stepLines, stepRows } from "./sessions/index.ts";
import { arbRequest, requestOf } from "./testing/index.ts";
import { runs } from "./testing/runs.ts";
import { storedRows } from "./testing/stored-plan.ts";

const YARD_POOLS = POOLS.filter(({ unit }) => unit === "yd");

/** A plan of a swimmer in a yard pool, and the yards of one length. */
const arbYards = fc.tuple(arbRequest, fc.constantFrom(...YARD_POOLS)).map(([request, pool]) => ({
  request: { ...request, poolLength: meters(pool.meters) },
  length: Math.round(metersToPoolUnit(pool.meters, "yd")),
}));

const swimsOf = ({ weeks }: Plan): PlannedExercise[] =>
  weeks.flatMap(({ exercises }) => exercises.filter(({ type }) => type === "swim"));

const yardsOf = ({ quantity }: StepInterval): number => metersToPoolUnit(quantity, "yd");

const setsOf = (plan: Plan): string[] =>
  swimsOf(plan).flatMap(({ templateId, progress }) =>
    templateId.startsWith("swim-css") && progress ? [progress.today] : [],
  );

/** A number of metres, unlike minutes and miles. */
const METERS = /\d (m|meters|metres)\b|100m\b/;

const inYards = (request: PlanRequest): PlanRequest => ({ ...request, poolLength: meters(22.86) });

describe("a plan for a yard pool", () => {
  test.prop([arbYards], runs(25))(
    "has whole lengths in each step, and their sum as distance",
    ({ request, length }) => {
      for (const swim of swimsOf(generatePlan(request))) {
        const steps = swim.steps.flatMap(({ intervals }) => intervals.map(yardsOf));
        expect([swim.slotKey, steps.filter((yards) => yards % length !== 0)]).toEqual([
          swim.slotKey,
          [],
        ]);
        const total = sum(
          swim.steps.map(({ repeat, intervals }) => repeat * sum(intervals.map(yardsOf))),
        );
        const stored = metersToPoolUnit(parseDistance(swim.distance) ?? 0, "yd");
        expect(Math.round(stored)).toBe(total);
      }
    },
  );

  test.prop([arbYards], runs(10))("names no metres in what its swims say", ({ request }) => {
    for (const { description, notes, progress, type, steps } of swimsOf(generatePlan(request))) {
      const figures = stepFigures(type, "miles+yd");
      const texts = [
        description,
        notes,
        JSON.stringify(progress),
        JSON.stringify(stepRows(steps, figures)),
        JSON.stringify(stepLines(steps, figures)),
      ];
      for (const text of texts) expect(text).not.toMatch(METERS);
    }
  });

  test.each(RACE_TYPES)("of a %s prepares for the swim as one for 25 m does", (raceType) => {
    const request = requestOf(raceType, "intermediate", 24);
    const [inMeters, yards] = [request, inYards(request)].map(
      (each) => previewPlan(each, "miles+yd").preparation.swim,
    );
    expect(yards?.reached).toBeGreaterThan(0.95 * (inMeters?.reached ?? 0));
    expect(yards?.reached).toBeLessThanOrEqual(inMeters?.reached ?? 0);
  });

  test("keeps the numbers of its sets", () => {
    const request = requestOf("olympic", "intermediate", 24);
    const [inMeters, yards] = [request, inYards(request)].map((each) => setsOf(generatePlan(each)));
    expect(yards?.length).toBeGreaterThan(3);
    expect(new Set(yards).size).toBeGreaterThan(2);
    expect(yards?.[0]).toBe(inMeters?.[0]?.replace(" m", " yd"));
  });

  test("counts in yards in a season's limits, costs of swaps and sets of a ladder", () => {
    const request = inYards(requestOf("ironman", "beginner", 8));
    const limits = previewPlan(request, "kilometers+yd").limits.map(({ text }) => text);
    expect(limits.join(" ")).toMatch(
      /Your longest swim without a stop will be [\d,]+ of 4,156 yd\./,
    );

    const season = inYards(requestOf("olympic", "intermediate", 16));
    const rows = storedRows(generatePlan(season));
    const sets = rows.filter(({ templateId }) => templateId.startsWith("swim-css"));
    const texts = sets.flatMap((set) => [
      ...progressionOf(season, set, rows).map((each) => each.set),
      ...swapOptions(season, rows, set.slotKey).options.flatMap(({ costs }) => costs),
    ]);
    expect(texts.join(" ")).toMatch(/\d yd/);
    expect(texts.join(" ")).not.toMatch(METERS);
  });
});
