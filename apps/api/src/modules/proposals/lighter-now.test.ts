import { addDays, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { athleteAfterWeeks } from "../../testing/api/rated-rides.ts";
import { testApi } from "../../testing/api/test-api.ts";

const api = await testApi();

/** Two weeks of exercises that felt harder than planned, and of feeling unwell. */
async function tired() {
  const { user, planId } = await athleteAfterWeeks(api, {
    rpeOverPlan: 3,
    feeling: 1,
    weeks: [1, 2],
  });
  const listed = () => user.trpc.proposals.list.query({ planId });
  const find = async () =>
    (await listed()).proposals.find(({ rule }) => rule === "lighter-now") ?? null;
  const week = async () =>
    (await user.trpc.exercises.listWeek.query({ planId, week: 3 })).map(
      ({ updatedAt: _updatedAt, ...row }) => row,
    );
  const proposal = await find();
  if (!proposal) throw new RangeError("Nothing lighter is proposed");
  const { key } = proposal;
  const answer = (given: "yes" | "alternative" | "no", digest?: string) =>
    user.trpc.proposals.answer.mutate({ planId, key, answer: given, ...(digest && { digest }) });
  return { user, planId, proposal, find, listed, week, answer };
}

describe("a lighter week", () => {
  test("is proposed after two signs, with its alternative; a yes is undone exactly", async () => {
    const { user, planId, proposal, week, answer, find } = await tired();
    const { alternative, effect } = proposal;
    expect(effect.exercises.length).toBeGreaterThan(alternative?.effect.exercises.length ?? 0);
    expect(alternative?.effect.weeks).toEqual([]);
    const before = await week();
    const { layerId } = await answer("yes", proposal.digest);
    const minutes = (rows: typeof before) => rows.reduce((sum, { duration }) => sum + duration, 0);
    expect(minutes(await week())).toBeLessThanOrEqual(0.7 * minutes(before));
    expect(await find()).toBeNull();
    await user.trpc.proposals.undo.mutate({ planId, layerId: layerId ?? 0 });
    expect(await week()).toEqual(before);
    expect(await find()).toBeNull();
  });

  test("has an alternative that keeps the hours; the first answer counts", async () => {
    const { proposal, week, answer } = await tired();
    const before = await week();
    const first = await answer("alternative", proposal.alternative?.digest);
    expect(first).toMatchObject({ answer: "alternative", timeOffId: null });
    const after = await week();
    expect(after.map(({ duration }) => duration)).toEqual(before.map(({ duration }) => duration));
    expect(after.map(({ intensity }) => intensity)).not.toEqual(
      before.map(({ intensity }) => intensity),
    );
    expect(await answer("yes")).toEqual(first);
  });

  test("refuses an alternative that another proposal does not have", async () => {
    const { answer, proposal, user, planId } = await tired();
    const digest = proposal.digest;
    expect(await refusalOf(answer("alternative", digest))).toMatchObject({ status: 409 });
    const key = "days-off_2026-03-16_4";
    const asked = user.trpc.proposals.answer.mutate({ planId, key, answer: "alternative" });
    expect(await refusalOf(asked)).toMatchObject({ status: 409 });
  });

  test("rests for 14 days after a no", async () => {
    const { answer, find } = await tired();
    await answer("no");
    expect(await find()).toBeNull();
    api.clock.set(`${addDays(isoDate("2026-03-15"), 7)}T12:00:00.000Z`);
    expect(await find()).toBeNull();
  });

  test("is one of the choices of a check-in, as is its alternative", async () => {
    const { user, planId, proposal, week } = await tired();
    const { checkIn } = await user.trpc.checkIn.read.query({ planId, weekAnswers: [] });
    expect(checkIn?.proposals.map(({ key }) => key)).toContain(proposal.key);
    const before = await week();
    const choices = [{ key: proposal.key, answer: "alternative" as const }];
    const input = { planId, weekStart: checkIn?.weekStart ?? "", choices };
    const { effect, digest } = await user.trpc.checkIn.preview.query(input);
    expect(effect.exercises.length).toBeGreaterThan(0);
    expect(await week()).toEqual(before);
    const saved = await user.trpc.checkIn.save.mutate({ ...input, digest });
    expect(saved.choices).toMatchObject([{ key: proposal.key, answer: "alternative" }]);
    await user.trpc.checkIn.undo.mutate({ planId });
    expect(await week()).toEqual(before);
  });
});
