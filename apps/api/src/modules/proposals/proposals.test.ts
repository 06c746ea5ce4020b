import { describe, expect, test } from "vitest";
import { athleteWhoMissed } from "../../testing/api/missed-exercise.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { ADJUSTMENT } from "../../testing/inputs/any-input.ts";

const api = await testApi();

/** A hard run of Thursday, 19 March; Friday has two hours. */
const HILLS = "Hill repeats";

const NOT_FOUND = { status: 404, code: "not_found" };

const listOf = (user: TestUser, planId: number) => user.trpc.proposals.list.query({ planId });

async function asked(name = HILLS, week = 3) {
  const athlete = await athleteWhoMissed(api, name, week);
  const { proposals } = await listOf(athlete.user, athlete.planId);
  const [proposal] = proposals;
  if (!proposal) throw new RangeError("Nothing is proposed");
  return { ...athlete, proposal };
}

const answer = (
  { user, planId, proposal: { key } }: Awaited<ReturnType<typeof asked>>,
  given: "yes" | "no" | "later" = "yes",
) => user.trpc.proposals.answer.mutate({ planId, key, answer: given });

const weekOf = (user: TestUser, planId: number) =>
  user.trpc.exercises.listWeek.query({ planId, week: 3 });

/** What the athlete sees of the week, without when it was written. */
const contentOf = async (user: TestUser, planId: number) =>
  (await weekOf(user, planId)).map(({ updatedAt: _updatedAt, ...row }) => row);

describe("proposals of a plan", () => {
  test("say what a yes would change, and change nothing", async () => {
    const { user, planId, missed, proposal } = await asked();
    expect(proposal).toMatchObject({
      rule: "missed-key",
      sentence: "Your Hill repeats did not happen on Thursday. Friday has 2 h open. Move it there?",
      expiresOn: "2026-03-20",
      effect: {
        exercises: [{ slotKey: missed.slotKey, change: "moved", movedTo: "2026-03-20" }],
      },
    });
    const before = await api.digest();
    expect(await listOf(user, planId)).toMatchObject({ proposals: [proposal], layers: [] });
    expect(await api.digest()).toEqual(before);
  });

  test("are none for an athlete who recorded nothing in the week", async () => {
    const { user, planId } = await asked();
    for (const { id, isCompleted } of await weekOf(user, planId)) {
      if (isCompleted) await user.trpc.exercises.undoCompletion.mutate({ exerciseId: id });
    }
    expect((await listOf(user, planId)).proposals).toEqual([]);
  });

  test("can't be read or answered by another athlete", async () => {
    const athlete = await asked();
    const other = await api.user();
    expect(await refusalOf(listOf(other, athlete.planId))).toMatchObject(NOT_FOUND);
    expect(await refusalOf(answer({ ...athlete, user: other }))).toMatchObject(NOT_FOUND);
  });
});

describe("yes", () => {
  test("moves the exercise and is kept with its sentence", async () => {
    const athlete = await asked();
    const { user, planId, missed, proposal } = athlete;
    const { answer: counted, layerId } = await answer(athlete);
    expect(counted).toBe("yes");
    const moved = (await weekOf(user, planId)).find(({ id }) => id === missed.id);
    expect(moved).toMatchObject({ scheduledDate: "2026-03-20", duration: missed.duration });
    expect(moved?.reasons[0]).toMatchObject({ rule: "proposed", facts: { why: "missed-key" } });
    const { sentence } = proposal;
    expect(await listOf(user, planId)).toMatchObject({
      proposals: [],
      layers: [{ id: layerId, sentence, week: 3 }],
    });
  });

  test("said twice, or on two devices at once, counts once", async () => {
    const athlete = await asked();
    const answers = await Promise.all([answer(athlete), answer(athlete)]);
    expect(answers[1]).toEqual(answers[0]);
    const before = await api.digest();
    expect(await answer(athlete)).toEqual(answers[0]);
    expect(await answer(athlete, "no")).toEqual(answers[0]);
    expect(await api.digest()).toEqual(before);
  });

  test("can be undone: the week is as it was", async () => {
    const athlete = await asked();
    const { user, planId } = athlete;
    const before = await contentOf(user, planId);
    const { layerId } = await answer(athlete);
    expect(await contentOf(user, planId)).not.toEqual(before);
    const key = { planId, layerId: layerId ?? 0 };
    const { effect } = await user.trpc.proposals.undo.mutate(key);
    expect(effect.headline).toBe("Your exercises are as they were before.");
    expect(await contentOf(user, planId)).toEqual(before);
    // Asked again at once, it would be no undo.
    expect(await listOf(user, planId)).toMatchObject({ proposals: [], layers: [] });
    expect(await refusalOf(user.trpc.proposals.undo.mutate(key))).toMatchObject(NOT_FOUND);
  });

  test("stays through an adjustment of the plan", async () => {
    const athlete = await asked("CSS repeats");
    const { user, planId, missed } = athlete;
    await answer(athlete);
    const before = (await weekOf(user, planId)).find(({ id }) => id === missed.id);
    await user.trpc.plans.adjust.mutate({ planId, ...ADJUSTMENT, fromWeek: 5 });
    const after = (await weekOf(user, planId)).find(({ id }) => id === missed.id);
    expect(after).toEqual(before);
  });

  test("to the ride of a brick leaves out its run", async () => {
    const athlete = await asked("Brick ride", 5);
    const { user, planId, missed } = athlete;
    expect(athlete.proposal.sentence).toBe(
      "Your brick did not happen on Wednesday. The ride fits on Thursday; the run after it stays out.",
    );
    await answer(athlete);
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 5 });
    expect(week.filter(({ brickId }) => brickId !== null)).toEqual([]);
    const ride = week.find(({ id }) => id === missed.id);
    expect(ride).toMatchObject({ scheduledDate: "2026-04-02", duration: missed.duration });
  });

  test("is refused if it would change something else than was shown: nothing changes", async () => {
    const { user, planId, proposal } = await asked("Brick ride", 5);
    const { key, digest } = proposal;
    await user.trpc.plans.adjust.mutate({ planId, ...ADJUSTMENT, fromWeek: 6 });
    const before = await api.digest();
    const yes = { planId, key, answer: "yes", digest } as const;
    expect(await refusalOf(user.trpc.proposals.answer.mutate(yes))).toMatchObject({
      status: 409,
      message: "Your plan has changed since. Look at the proposal again, then answer.",
    });
    expect(await api.digest()).toEqual(before);
    const [again] = (await listOf(user, planId)).proposals;
    expect(again?.digest).not.toBe(digest);
    const seen = { ...yes, digest: again?.digest };
    expect(await user.trpc.proposals.answer.mutate(seen)).toMatchObject({ answer: "yes" });
  });

  test("comes too late once the day has passed: nothing changes", async () => {
    const athlete = await asked();
    api.clock.set("2026-03-21T12:00:00.000Z");
    const before = await api.digest();
    expect(await refusalOf(answer(athlete))).toMatchObject({
      status: 409,
      message: "This proposal no longer applies. Your plan stays as it is.",
    });
    expect(await api.digest()).toEqual(before);
  });
});

describe("no and later", () => {
  test("keep the plan, and the question rests", async () => {
    for (const given of ["no", "later"] as const) {
      const athlete = await asked();
      const { user, planId } = athlete;
      const before = await contentOf(user, planId);
      expect(await answer(athlete, given)).toMatchObject({ answer: given, layerId: null });
      expect(await contentOf(user, planId)).toEqual(before);
      expect((await listOf(user, planId)).proposals).toEqual([]);
    }
  });
});

describe("two devices", () => {
  test.each(["yes", "no"] as const)("keep the no of the first after a %s", async (second) => {
    const athlete = await asked();
    await answer(athlete, "no");
    const before = await api.digest();
    expect(await answer(athlete, second)).toMatchObject({ answer: "no", layerId: null });
    expect(await api.digest()).toEqual(before);
  });

  test("can say yes after one put it off", async () => {
    const athlete = await asked();
    await answer(athlete, "later");
    const { answer: counted, layerId } = await answer(athlete);
    expect(counted).toBe("yes");
    expect((await listOf(athlete.user, athlete.planId)).layers).toMatchObject([{ id: layerId }]);
  });
});

describe("days off", () => {
  test("become time off, which undoes them", async () => {
    const athlete = await athleteWhoMissed(api, "Tempo blocks");
    const { user, planId } = athlete;
    api.clock.set("2026-03-21T12:00:00.000Z");
    const { proposals } = await listOf(user, planId);
    expect(proposals).toMatchObject([
      {
        rule: "days-off",
        sentence: "4 days were off. Your plan can come back in steps, and nothing is made up.",
      },
    ]);
    const key = proposals[0]?.key ?? "";
    const { timeOffId } = await user.trpc.proposals.answer.mutate({ planId, key, answer: "yes" });
    const { timeOff } = await user.trpc.timeOff.list.query({ planId });
    expect(timeOff).toMatchObject([
      { id: timeOffId, kind: "other", fromDate: "2026-03-16", toDate: "2026-03-19" },
    ]);
    const again = await user.trpc.proposals.answer.mutate({ planId, key, answer: "yes" });
    expect(again.timeOffId).toBe(timeOffId);
  });
});
