import { expect, test } from "vitest";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { requestOf } from "../../testing/index.ts";
import { storedRows } from "../../testing/stored-plan.ts";
import { keepFixes } from "./keep-fixes.ts";

test("keepFixes judges a fixed ride of a rewrite by the rides before it that stay", () => {
  const request = requestOf("ironman", "intermediate", 24);
  const rows = storedRows(generatedPlan(request));
  const ride = rows.findLast(({ week, templateId }) => week < 12 && templateId === "B03");
  if (!ride) throw new Error("The plan has no long ride before week 12");
  // The earlier rides share a day that is too short, but were never fixed.
  const crowded = rows.map((row) =>
    row.week < ride.week ? { ...row, day: ride.suggestedDay } : row,
  );
  const { duration, slotKey } = ride;
  const mark = {
    rule: "fixed",
    facts: { limit: "safe-step", before: duration, after: duration },
  } as const;
  const before = crowded.map((row) =>
    row.slotKey === slotKey ? { ...row, reasons: [...row.reasons, mark] } : row,
  );
  const { changed } = keepFixes(request, crowded, before, 1);
  expect(changed.map((row) => [row.slotKey, row.duration])).toEqual([[slotKey, duration]]);
});
