import { isoDate, weekdayOf } from "@triplan/domain";
import { expect, test } from "vitest";
import { ROOMY } from "../../testing/api/missed-exercise.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

const TUESDAY = 2;
const WEEKS = [3, 4, 5, 6, 7, 8, 9, 10];
const dayOf = (date: string | null) => weekdayOf(isoDate(date ?? ""));

test("a hard swim missed on two Tuesdays moves for good after a yes, and back after its undo", async () => {
  api.clock.set("2026-03-01T12:00:00.000Z");
  const user = await api.user();
  const { trpc } = user;
  const form = validPlan({ weeklySchedule: ROOMY, raceDate: "2026-06-20", totalWeeks: 16 });
  const { id: planId } = await trpc.plans.create.mutate(form);
  await trpc.exercises.schedulePlan.mutate({ planId });
  const rowsOf = (week: number) => trpc.exercises.listWeek.query({ planId, week });
  const swimsOn = async (day: number) => {
    const weeks = await Promise.all(WEEKS.map(rowsOf));
    return weeks
      .flat()
      .filter(({ type, scheduledDate }) => type === "swim" && dayOf(scheduledDate) === day)
      .map(({ slotKey }) => slotKey);
  };
  api.clock.set("2026-03-15T12:00:00.000Z");
  for (const row of [...(await rowsOf(1)), ...(await rowsOf(2))]) {
    const date = row.scheduledDate ?? "";
    if (row.type === "swim" && dayOf(date) === TUESDAY) continue;
    const durationSeconds = 60 * row.duration;
    await trpc.exercises.complete.mutate({ exerciseId: row.id, date, durationSeconds });
  }

  const { proposals } = await trpc.proposals.list.query({ planId });
  const proposal = proposals.find(({ rule }) => rule === "another-day");
  expect(proposal?.sentence).toMatch(
    /^Your hard swim did not happen on two Tuesdays in a row\. Put it on \w+day from now on\?/,
  );
  const { key = "", digest, effect } = proposal ?? {};
  const moved = effect?.exercises.map(({ slotKey }) => slotKey) ?? [];
  expect(moved.length).toBeGreaterThan(1);
  expect(effect?.exercises.every(({ change }) => change === "moved")).toBe(true);
  const before = await swimsOn(TUESDAY);
  const { layerId } = await trpc.proposals.answer.mutate({ planId, key, digest, answer: "yes" });
  expect(await swimsOn(TUESDAY)).toEqual(before.filter((slotKey) => !moved.includes(slotKey)));
  await trpc.proposals.undo.mutate({ planId, layerId: layerId ?? 0 });
  expect(await swimsOn(TUESDAY)).toEqual(before);
});
