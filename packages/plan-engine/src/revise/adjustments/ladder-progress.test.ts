import { poolUnitOf } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { rungWithId, type LadderId } from "../../ladders/index.ts";
import { intensity, volume } from "../../testing/adjustments.ts";
import { arbRequest } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { writtenDose } from "../../sessions/index.ts";
import { isTaper } from "./week-scope.ts";

const RUNS = runs(25);

const arbAdjustment = fc.constantFrom(
  intensity("harder"),
  intensity("easier"),
  volume(80),
  volume(110, "feeling-strong"),
  volume(100, "race-prep"),
);

describe("the place of an adjusted set on its ladder", () => {
  test.prop([arbRequest, arbAdjustment], RUNS)(
    "is after the week in which the ladder was last done, and other exercises keep theirs",
    (request, adjustment) => {
      const base = generatePlan(request);
      const after = applyAdjustments(request, base, [adjustment]);
      const lastWeeks = new Map<LadderId, number>();
      for (const week of after.weeks) {
        const isLoading = !week.isRecovery && !isTaper(week);
        const planned = base.weeks[week.week - 1]?.exercises ?? [];
        for (const row of week.exercises) {
          const own = planned.find(({ slotKey }) => slotKey === row.slotKey);
          if (row.steps === own?.steps || !row.progress) continue;
          const ladder = rungWithId(row.templateId)?.ladder;
          expect([isLoading, ladder === undefined]).toEqual([true, false]);
          if (ladder) expect(row.progress.last?.week).toBe(lastWeeks.get(ladder));
        }
        if (!isLoading) continue;
        for (const { templateId } of week.exercises) {
          const step = rungWithId(templateId);
          if (step) lastWeeks.set(step.ladder, week.week);
        }
      }
    },
  );

  test.prop([arbRequest, arbAdjustment], RUNS)(
    "is there for each set of a load week and names what its steps hold",
    (request, adjustment) => {
      const base = generatePlan(request);
      const planned = new Set(base.weeks.flatMap(({ exercises }) => exercises));
      const after = applyAdjustments(request, base, [adjustment]);
      const changed = after.weeks
        .filter((week) => !week.isRecovery && !isTaper(week))
        .flatMap(({ exercises }) => exercises.filter((row) => !planned.has(row)));
      for (const row of changed) {
        expect([row.slotKey, row.progress?.today]).toEqual([
          row.slotKey,
          writtenDose(row, poolUnitOf(request.poolLength))?.text,
        ]);
      }
    },
  );
});
