import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { checkPlan } from "../../rules/index.ts";
import { exerciseLoad } from "../../season/index.ts";
import { arbRequest } from "../../testing/index.ts";
import { storedRows } from "../../testing/stored-plan.ts";
import { keepSwaps } from "./keep-swaps.ts";
import { swapOptions } from "./swap-options.ts";

const UNCHECKED = new Set(["aims-differ", "tests-planned"]);

const arbSwap = fc.tuple(arbRequest, fc.nat());

describe("the options of a swap", () => {
  test("are the same sport, no longer, of about the same load or less, and break no rule of the plan", () => {
    fc.assert(
      fc.property(arbSwap, ([request, seed]) => {
        const plan = generatePlan(request);
        const rows = storedRows(plan);
        const base = rows[seed % rows.length];
        if (!base) return;
        const { options, fewer } = swapOptions(request, rows, base.slotKey);
        expect(options.length).toBeLessThanOrEqual(3);
        expect(fewer === null).toBe(options.length === 3);
        expect(new Set(options.map(({ kind }) => kind)).size).toBe(options.length);
        for (const { exercise, costs } of options) {
          const { slotKey, type, suggestedDay, orderIndex, week } = base;
          expect(exercise).toMatchObject({ slotKey, type, suggestedDay, orderIndex, week });
          expect(exercise.duration).toBeLessThanOrEqual(base.duration);
          expect(exerciseLoad(exercise)).toBeLessThanOrEqual(1.25 * exerciseLoad(base));
          expect(costs.length).toBeGreaterThan(0);
          const swapped = {
            ...plan,
            weeks: plan.weeks.map((each) => ({
              ...each,
              exercises: each.exercises.map((row) => (row.slotKey === slotKey ? exercise : row)),
            })),
          };
          const known = new Set(checkPlan(request, plan).map(({ ruleId }) => ruleId));
          // The aims of stored weeks follow from their exercises, and a test may be left out.
          const broken = checkPlan(request, swapped).filter(
            ({ ruleId }) => !known.has(ruleId) && !UNCHECKED.has(ruleId),
          );
          expect(broken).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("swap again in the same way after the plan is written again", () => {
    fc.assert(
      fc.property(arbSwap, ([request, seed]) => {
        const rows = storedRows(generatePlan(request));
        const base = rows[seed % rows.length];
        const [option] = base ? swapOptions(request, rows, base.slotKey).options : [];
        if (!option) return;
        expect(keepSwaps(request, rows, [option.exercise], 1)).toEqual([option.exercise]);
        expect(keepSwaps(request, rows, [option.exercise], option.exercise.week + 1)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("end where the exercise is written as what it was swapped for", () => {
    fc.assert(
      fc.property(arbRequest, (request) => {
        const rows = storedRows(generatePlan(request));
        const easy = rows.filter(({ intensity }) => intensity === "easy");
        const swapped = easy.map(({ slotKey, week, name: from }) => ({
          slotKey,
          week,
          reasons: [{ rule: "swapped" as const, facts: { kind: "easy", from } }],
        }));
        expect(keepSwaps(request, rows, swapped.slice(0, 3), 1)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test("are three for most key exercises, and none for bricks", () => {
    let keys = 0;
    let threes = 0;
    fc.assert(
      fc.property(arbSwap, ([request, seed]) => {
        const rows = storedRows(generatePlan(request));
        const sets = rows.filter(({ progress }) => progress !== null);
        const chosen = sets[seed % Math.max(1, sets.length)];
        const bricks = rows.filter(({ brickId }) => brickId !== null).slice(0, 1);
        expect(bricks.flatMap((row) => swapOptions(request, rows, row.slotKey).options)).toEqual(
          [],
        );
        if (!chosen || chosen.brickId !== null) return;
        const { length } = swapOptions(request, rows, chosen.slotKey).options;
        keys += 1;
        threes += length === 3 ? 1 : 0;
      }),
      { numRuns: 40, seed: 7 },
    );
    expect(threes / keys).toBeGreaterThan(0.5);
  });
});
