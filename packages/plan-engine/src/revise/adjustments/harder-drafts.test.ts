import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { hardBudget, isHardOnLand } from "../../intensity/index.ts";
import { rungWithId, topRung, type LadderId } from "../../ladders/index.ts";
import type { Plan, PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { isLongSwim } from "../../week/index.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { intensity } from "../../testing/adjustments.ts";
import { isTaper } from "./week-scope.ts";

const RUNS = runs(12);

interface Done {
  week: number;
  rung: number;
}

/** The rungs of each ladder in load weeks from week 2 on, without bricks and long swims. */
function rungsOf({ weeks }: Plan): Map<LadderId, Done[]> {
  const done = new Map<LadderId, Done[]>();
  for (const { week, isRecovery, phase, exercises } of weeks) {
    if (week < 2 || isRecovery || isTaper({ phase })) continue;
    for (const row of exercises) {
      const step = rungWithId(row.templateId);
      if (!step || row.brickId !== null || isLongSwim(row)) continue;
      done.set(step.ladder, [...(done.get(step.ladder) ?? []), { week, rung: step.rung }]);
    }
  }
  return done;
}

const harder = (request: PlanRequest, base: Plan) =>
  applyAdjustments(request, base, [intensity("harder")]);

describe("a harder plan", () => {
  test.prop([arbRequest], RUNS)(
    "has no set below the planned one of its exercise, and none above the last of the level",
    (request) => {
      const base = generatePlan(request);
      const planned = new Map(
        base.weeks.flatMap(({ exercises }) => exercises.map((row) => [row.slotKey, row])),
      );
      for (const row of harder(request, base).weeks.flatMap(({ exercises }) => exercises)) {
        const own = rungWithId(planned.get(row.slotKey)?.templateId ?? "");
        const now = rungWithId(row.templateId);
        if (!own || !now || own.ladder !== now.ladder || row.brickId !== null) continue;
        expect([row.slotKey, now.rung >= own.rung]).toEqual([row.slotKey, true]);
        if (now.rung > own.rung) {
          expect(now.rung).toBeLessThanOrEqual(topRung(now.ladder, request));
        }
      }
    },
  );

  test.prop([arbRequest], RUNS)("keeps to the week's limit of hard rides and runs", (request) => {
    const base = generatePlan(request);
    const { weeks } = harder(request, base);
    for (const [index, week] of weeks.entries()) {
      const before = base.weeks[index]?.exercises ?? [];
      const most = Math.max(
        before.filter(isHardOnLand).length,
        hardBudget(request.level, week, before.length),
      );
      expect(week.exercises.filter(isHardOnLand).length).toBeLessThanOrEqual(most);
    }
  });

  test("climbs a ladder each time that it comes, where the plan repeats a rung", () => {
    const request = requestOf("ironman", "intermediate", 52);
    const base = generatePlan(request);
    const [planned, now] = [base, harder(request, base)].map((plan) =>
      (rungsOf(plan).get("bike-strength") ?? []).slice(0, 4).map(({ rung }) => rung),
    );
    expect(new Set(planned).size).toBeLessThan(planned?.length ?? 0);
    expect(now).toEqual(now?.map((_, index) => (now[0] ?? 0) + index));
  });
});
