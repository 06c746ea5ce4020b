import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { rungWithId, type LadderId } from "../../ladders/index.ts";
import { intensity, volume } from "../../testing/adjustments.ts";
import { arbRequest } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { isTaper } from "./week-scope.ts";

const RUNS = runs(25);
const TIME = 60_000;

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
          if (row === own || !row.progress) continue;
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
    TIME,
  );

  test.prop([arbRequest], RUNS)(
    "is there for each set that went up a rung",
    (request) => {
      const base = generatePlan(request);
      const after = applyAdjustments(request, base, [intensity("harder")]);
      const rungs = new Map(
        base.weeks.flatMap(({ exercises }) =>
          exercises.map((row) => [row.slotKey, rungWithId(row.templateId)] as const),
        ),
      );
      const missing = after.weeks.flatMap(({ exercises }) =>
        exercises.filter((row) => {
          const [before, now] = [rungs.get(row.slotKey), rungWithId(row.templateId)];
          const isHigher = before && now?.ladder === before.ladder && now.rung > before.rung;
          const isAtOwnPace = row.type === "swim" && request.thresholds?.css !== undefined;
          return isHigher && !isAtOwnPace && row.progress === null;
        }),
      );
      expect(missing.map(({ slotKey, templateId }) => [slotKey, templateId])).toEqual([]);
    },
    TIME,
  );
});
