import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { riderAfterThreeWeeks } from "../../testing/api/rated-rides.ts";

const api = await testApi();

const rowsOf = (planId: number) =>
  api.db
    .selectFrom("exercise")
    .select(["id", "slotKey", "week", "duration", "suggestedDay", "scheduledDate", "pace", "steps"])
    .where("trainingPlanId", "=", planId)
    .orderBy("id")
    .execute();

const estimates = (user: TestUser) => user.trpc.thresholds.estimates.query();

async function openQuestion(user: TestUser) {
  const [question] = await estimates(user);
  if (!question) throw new Error("No question");
  return question;
}

describe("the question whether targets may move up", () => {
  test("is asked when the quality rides of three weeks felt easier than planned", async () => {
    const { user } = await riderAfterThreeWeeks(api, -3);
    expect(await estimates(user)).toMatchObject([
      { discipline: "bike", kind: "bikeThresholdMph", percent: 1.5 },
    ]);
  });

  test("is not asked when they felt as planned", async () => {
    const { user } = await riderAfterThreeWeeks(api, 0);
    expect(await estimates(user)).toEqual([]);
  });

  test("answered with yes changes targets after today, and no minutes, days or ids", async () => {
    const { user, planId } = await riderAfterThreeWeeks(api, -3);
    const question = await openQuestion(user);
    const before = await rowsOf(planId);
    const body = { key: question.key, answer: "yes" };
    const answer = await user.rest("POST", "/user/thresholds/estimates/answer", body);
    expect(answer).toMatchObject({ status: 200, body: { answer: "yes" } });
    const { current } = await user.trpc.thresholds.list.query();
    expect(current).toContainEqual(
      expect.objectContaining({ kind: question.kind, value: question.value, source: "estimate" }),
    );
    const after = await rowsOf(planId);
    const kept = (rows: typeof before) => rows.map(({ pace: _p, steps: _s, ...row }) => row);
    expect(kept(after)).toEqual(kept(before));
    expect(after.map(({ pace }) => pace)).not.toEqual(before.map(({ pace }) => pace));
    expect(await estimates(user)).toEqual([]);
  });

  test("is answered once: repeated and later answers change nothing", async () => {
    const { user } = await riderAfterThreeWeeks(api, -3);
    const { key } = await openQuestion(user);
    await user.trpc.thresholds.answerEstimate.mutate({ key, answer: "yes" });
    const before = await api.digest();
    for (const answer of ["yes", "no"] as const) {
      const repeated = await user.trpc.thresholds.answerEstimate.mutate({ key, answer });
      expect(repeated).toMatchObject({ answer: "yes", retargeted: { swim: 0, bike: 0, run: 0 } });
    }
    expect(await api.digest()).toEqual(before);
  });

  test("answered with no changes no threshold and is not asked again for 14 days", async () => {
    const { user } = await riderAfterThreeWeeks(api, -3);
    const { key } = await openQuestion(user);
    const list = await user.trpc.thresholds.list.query();
    const answered = await user.trpc.thresholds.answerEstimate.mutate({ key, answer: "no" });
    expect(answered).toMatchObject({ answer: "no", ...list });
    expect(await estimates(user)).toEqual([]);
  });

  test("that no longer applies is refused", async () => {
    const { user } = await riderAfterThreeWeeks(api, -3);
    const { key } = await openQuestion(user);
    await user.trpc.thresholds.record.mutate({ bikeThresholdMph: 21 });
    const call = user.trpc.thresholds.answerEstimate.mutate({ key, answer: "yes" });
    expect(await refusalOf(call)).toMatchObject({
      status: 409,
      message: "This no longer applies. Your targets stay as they are.",
    });
  });

  test("belongs to one athlete", async () => {
    const { user } = await riderAfterThreeWeeks(api, -3);
    const { key } = await openQuestion(user);
    const other = await api.user();
    expect(await estimates(other)).toEqual([]);
    const call = other.trpc.thresholds.answerEstimate.mutate({ key, answer: "yes" });
    expect(await refusalOf(call)).toMatchObject({ status: 409 });
  });
});

describe("thresholds that are set", () => {
  test("are in use as typed, those left out stay, and a repeated call changes nothing", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ lthrRun: 168 });
    const body = { css: 105, ftpWatts: 250 };
    expect(await user.rest("PUT", "/user/thresholds", body)).toMatchObject({ status: 200 });
    const before = await api.digest();
    expect(await user.rest("PUT", "/user/thresholds", body)).toMatchObject({ status: 200 });
    expect(await api.digest()).toEqual(before);
    const { body: list } = await user.rest("GET", "/user/thresholds");
    expect(list).toMatchObject({
      current: [
        { kind: "css", value: 105, source: "typed" },
        { kind: "ftpWatts", value: 250, source: "typed" },
        { kind: "lthrRun", value: 168, source: "typed" },
      ],
    });
  });

  test("are asked about if they are unusual", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ ftpWatts: 200 });
    const unusual = { ftpWatts: 300 };
    expect(await user.rest("PUT", "/user/thresholds", unusual)).toMatchObject({
      status: 409,
      body: { issues: [{ path: "ftpWatts" }] },
    });
    const confirmed = { ...unusual, isConfirmed: true };
    expect(await user.rest("PUT", "/user/thresholds", confirmed)).toMatchObject({ status: 200 });
  });

  test.each([
    [{ css: 59 }, "css"],
    [{ maxHr: 231 }, "maxHr"],
    [{}, "thresholds"],
  ])("are refused at the field: %j", async (body, path) => {
    const user = await api.user();
    expect(await user.rest("PUT", "/user/thresholds", body)).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  });
});
