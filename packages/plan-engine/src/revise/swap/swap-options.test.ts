import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/index.ts";
import { exerciseLoad } from "../../load/index.ts";
import { arbRequest } from "../../testing/index.ts";
import { storedRows } from "../../testing/stored-plan.ts";
import { keepSwaps } from "./keep-swaps.ts";
import { swapOptions } from "./swap-options.ts";

const UNCHECKED = new Set(["aims-differ", "tests-planned"]);

const load = (rows: readonly PlannedExercise[]) => sum(rows.map(exerciseLoad));

const arbSwap = fc.tuple(arbRequest, fc.nat());

const bySlot = (a: PlannedExercise, b: PlannedExercise) => a.slotKey.localeCompare(b.slotKey);

describe("the options of a swap", () => {
  test("are the same sport, no longer, of about the same load or less, and break no rule of the plan", () => {
    fc.assert(
      fc.property(arbSwap, ([request, seed]) => {
        const plan = generatedPlan(request);
        const rows = storedRows(plan);
        const base = rows[seed % rows.length];
        if (!base) return;
        const { options, fewer } = swapOptions(request, rows, base.slotKey);
        expect(options.length).toBeLessThanOrEqual(3);
        expect(fewer === null).toBe(options.length === 3);
        expect(new Set(options.map(({ kind }) => kind)).size).toBe(options.length);
        for (const { changed, costs } of options) {
          const slots = new Set(changed.map(({ slotKey }) => slotKey));
          const bases = rows.filter(({ slotKey }) => slots.has(slotKey));
          for (const exercise of changed) {
            const own = bases.find(({ slotKey }) => slotKey === exercise.slotKey);
            const { type, suggestedDay, orderIndex, week, duration = 0 } = own ?? {};
            expect(exercise).toMatchObject({ type, suggestedDay, orderIndex, week });
            expect(exercise.duration).toBeLessThanOrEqual(duration);
          }
          expect(load(changed)).toBeLessThanOrEqual(1.25 * load(bases) + 1);
          expect(costs.length).toBeGreaterThan(0);
          const after = new Map(changed.map((row) => [row.slotKey, row]));
          const swapped = {
            ...plan,
            weeks: plan.weeks.map((each) => ({
              ...each,
              exercises: each.exercises.map((row) => after.get(row.slotKey) ?? row),
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
        const rows = storedRows(generatedPlan(request));
        const base = rows[seed % rows.length];
        const [option] = base ? swapOptions(request, rows, base.slotKey).options : [];
        if (!base || !option) return;
        const again = keepSwaps(request, rows, option.changed, 1);
        expect(again.toSorted(bySlot)).toEqual(option.changed.toSorted(bySlot));
        expect(keepSwaps(request, rows, option.changed, base.week + 1)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("end where the exercise is written as what it was swapped for", () => {
    fc.assert(
      fc.property(arbRequest, (request) => {
        const rows = storedRows(generatedPlan(request));
        const easy = rows.filter(
          ({ intensity, brickId }) => intensity === "easy" && brickId === null,
        );
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

  test("are three for most exercises, and never none", () => {
    let asked = 0;
    let threes = 0;
    fc.assert(
      fc.property(arbSwap, ([request, seed]) => {
        const rows = storedRows(generatedPlan(request));
        const chosen = rows[seed % rows.length];
        if (!chosen) return;
        const { length } = swapOptions(request, rows, chosen.slotKey).options;
        expect(length).toBeGreaterThan(0);
        asked += 1;
        threes += length === 3 ? 1 : 0;
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(threes / asked).toBeGreaterThan(0.75);
  });
});
