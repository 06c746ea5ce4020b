import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

/** Eight weeks to an Olympic race from 1 March 2026 on, four of them without training. */
async function athleteAfterTimeOff() {
  api.clock.set("2026-03-01T12:00:00.000Z");
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  await user.trpc.exercises.schedulePlan.mutate({ planId });
  await user.trpc.timeOff.add.mutate({
    planId,
    kind: "other",
    fromDate: "2026-03-08",
    toDate: "2026-04-04",
    minutesPerDay: 0,
    sports: [],
  });
  // A visit now and then keeps the session.
  for (const date of ["2026-03-20", "2026-04-05"]) {
    api.clock.set(`${date}T12:00:00.000Z`);
    await user.trpc.plans.list.query();
  }
  const aboutRace = async () => {
    const { proposals } = await user.trpc.proposals.list.query({ planId });
    return proposals.filter(({ rule }) => rule === "change-plan");
  };
  return { user, planId, aboutRace };
}

test("a race out of reach after time off is asked about, and kept by a yes that changes nothing", async () => {
  const { user, planId, aboutRace } = await athleteAfterTimeOff();
  const [asked] = await aboutRace();
  expect(asked).toMatchObject({
    sentence: expect.stringContaining("choose a shorter distance (Sprint), or a later date."),
    effect: { weeks: [], exercises: [] },
    alternative: null,
  });
  const { key = "", digest } = asked ?? {};
  const plan = async () => ({
    plans: await user.trpc.plans.list.query(),
    weeks: await Promise.all(
      [5, 6, 7, 8].map((week) => user.trpc.exercises.listWeek.query({ planId, week })),
    ),
  });
  const before = await plan();
  const answer = () => user.trpc.proposals.answer.mutate({ planId, key, digest, answer: "yes" });
  const kept = { key, answer: "yes", layerId: null, timeOffId: null };
  expect(await Promise.all([answer(), answer()])).toEqual([kept, kept]);
  expect(await plan()).toEqual(before);
  expect(await aboutRace()).toEqual([]);
});

test("is asked again in the check-in once the athlete decides later", async () => {
  const { user, planId, aboutRace } = await athleteAfterTimeOff();
  const key = (await aboutRace())[0]?.key ?? "";
  await user.trpc.proposals.answer.mutate({ planId, key, answer: "later" });
  expect(await aboutRace()).toEqual([]);
  api.clock.set("2026-04-12T12:00:00.000Z");
  const { checkIn } = await user.trpc.checkIn.read.query({ planId, weekAnswers: [] });
  expect(checkIn?.proposals.map(({ rule }) => rule)).toContain("change-plan");
});

test("makes the progress page say that the plan no longer fits, until the race is kept", async () => {
  const { user, planId, aboutRace } = await athleteAfterTimeOff();
  const progress = async () => (await user.trpc.progress.read.query({ planId })).track;
  // The last four weeks have too few exercises that were due.
  expect(await progress()).toMatchObject({ state: "not-enough", isAsked: false });

  api.clock.set("2026-04-19T12:00:00.000Z");
  await user.trpc.plans.list.query();
  for (const week of [6, 7]) {
    for (const row of await user.trpc.exercises.listWeek.query({ planId, week })) {
      await user.trpc.exercises.complete.mutate({
        exerciseId: row.id,
        date: row.scheduledDate ?? "",
        durationSeconds: 60 * row.duration,
      });
    }
  }
  expect(await progress()).toMatchObject({ state: "change", hoursPercent: 100, isAsked: true });
  const { key = "", digest } = (await aboutRace())[0] ?? {};
  await user.trpc.proposals.answer.mutate({ planId, key, digest, answer: "yes" });
  expect(await progress()).toMatchObject({ state: "on-plan", isAsked: false });
});
