import { describe, expect, test } from "vitest";
import { athleteInCheckIn } from "../../testing/api/athlete-in-check-in.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";

const api = await testApi();

const read = async (user: TestUser, planId: number) => {
  const { checkIn } = await user.trpc.checkIn.read.query({ planId });
  if (!checkIn) throw new RangeError("No check-in is ready");
  return checkIn;
};

/** What the athlete sees of the next weeks, without when it was written. */
const contentOf = async (user: TestUser, planId: number, week: number) => {
  const rows = await user.trpc.exercises.listWeek.query({ planId, week });
  return rows.map(({ updatedAt: _updatedAt, ...row }) => row);
};

/** Five weeks in which rides and runs were much shorter than planned: the next ones grow too fast. */
const afterShortWeeks = () =>
  athleteInCheckIn(api, { weeks: 5, shareOf: ({ type }) => (type === "swim" ? 1 : 0.4) });

const chosen = ({ proposals }: Awaited<ReturnType<typeof read>>, answer: "yes" | "no") =>
  proposals.map(({ key }) => ({ key, answer }));

describe("a check-in", () => {
  test("is ready from Sunday at 4:00 to Wednesday, in the athlete's time zone", async () => {
    const { user, planId } = await athleteInCheckIn(api);
    const ready = async () => (await user.trpc.checkIn.ready.query({ planId })).week;
    for (const [instant, week] of [
      ["2026-03-07T23:00:00.000Z", null],
      ["2026-03-08T03:59:00.000Z", null],
      ["2026-03-08T04:00:00.000Z", 1],
      ["2026-03-11T23:59:00.000Z", 1],
      ["2026-03-12T00:00:00.000Z", null],
      ["2026-03-15T04:00:00.000Z", 2],
    ] as const) {
      api.clock.set(instant);
      expect([instant, await ready()]).toEqual([instant, week]);
    }
  });

  test("tells a week in one sentence and shows what comes next", async () => {
    const { user, planId } = await athleteInCheckIn(api, { shareOf: () => 1 });
    const checkIn = await read(user, planId);
    expect(checkIn.headline).toMatch(/^You did all \d+ exercises: \d+:\d\d h of \d+:\d\d h\.$/);
    const rows = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    expect(new Set(checkIn.exercises.map(({ exerciseId }) => exerciseId))).toEqual(
      new Set(rows.map(({ id }) => id)),
    );
    for (const { state, doneMinutes, plannedMinutes } of checkIn.exercises)
      expect([state, doneMinutes]).toEqual(["as-planned", plannedMinutes]);
    const { sports, doneMinutes } = checkIn.figures;
    expect(sports.reduce((sum, { done }) => sum + done, 0)).toBe(doneMinutes);
    expect(checkIn).toMatchObject({ week: 1, questions: [], proposals: [], saved: null });
    expect(checkIn.figures.keyDone).toBe(checkIn.figures.keyPlanned);
    expect(checkIn.next.keyExercises.length).toBeGreaterThan(0);
    expect(checkIn.next.aim).not.toBe("");
  });

  test("asks about weeks without any record, and counts nothing as missed", async () => {
    const { user, planId } = await athleteInCheckIn(api, { weeks: 2 });
    const checkIn = await read(user, planId);
    expect(checkIn.headline).toBe("There is nothing recorded for this week. Did you train?");
    expect(checkIn.questions.map(({ week }) => week)).toEqual([1, 2]);
    expect(checkIn.proposals).toEqual([]);
  });

  test("can't be read, saved or undone by another athlete", async () => {
    const { planId, weekStart } = await athleteInCheckIn(api);
    const other = await api.user();
    const { checkIn } = other.trpc;
    const refused = await Promise.all(
      [
        checkIn.read.query({ planId }),
        checkIn.ready.query({ planId }),
        checkIn.preview.query({ planId, weekStart }),
        checkIn.save.mutate({ planId, weekStart }),
        checkIn.undo.mutate({ planId }),
      ].map(refusalOf),
    );
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 5 }, () => [404, "not_found"]),
    );
  });
});

/** Two weeks without a record, answered and saved. */
const answered = async (answer: "as-planned" | "half" | "nothing") => {
  const { user, planId, weekStart } = await athleteInCheckIn(api, { weeks: 2 });
  const { questions } = await read(user, planId);
  const weekAnswers = questions.map((question) => ({ weekStart: question.weekStart, answer }));
  const before = await api.digest();
  const { checkIn: tentative } = await user.trpc.checkIn.read.query({ planId, weekAnswers });
  expect(await api.digest()).toEqual(before);
  await user.trpc.checkIn.save.mutate({ planId, weekStart, weekAnswers });
  const progress = await user.trpc.progress.read.query({ planId });
  return { user, planId, tentative, progress };
};

describe("an answer for a week without any record", () => {
  test("as planned counts in progress and fitness", async () => {
    const { progress, tentative } = await answered("as-planned");
    expect(tentative?.proposals).toEqual([]);
    expect(progress.track).toMatchObject({ hoursPercent: 100, hasUnanswered: false });
    expect(progress.fitness.unansweredWeeks).toEqual([]);
    expect(progress.weeks[0]).toMatchObject({ isUnanswered: false });
    expect(progress.weeks[0]?.doneMinutes).toBe(progress.weeks[0]?.plannedMinutes);
  });

  test("half counts half, and leads to no return after days off", async () => {
    const { progress, tentative } = await answered("half");
    expect(tentative?.proposals.filter(({ rule }) => rule === "days-off")).toEqual([]);
    expect(progress.track).toMatchObject({ hoursPercent: 50, hasUnanswered: false });
  });

  test("nothing makes days off, which the same page proposes to come back from", async () => {
    const { user, planId, progress, tentative } = await answered("nothing");
    expect(tentative?.proposals).toMatchObject([{ rule: "days-off" }]);
    expect(progress.track).toMatchObject({ hoursPercent: 0, hasUnanswered: false });
    const { proposals } = await user.trpc.proposals.list.query({ planId });
    expect(proposals).toMatchObject([{ rule: "days-off" }]);
    const { checkIn } = await user.trpc.checkIn.read.query({ planId });
    expect(checkIn).toMatchObject({ questions: [], proposals: [] });
  });

  test("gives way to a recording of that week", async () => {
    const { user, planId } = await answered("nothing");
    const [row] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    await user.trpc.exercises.complete.mutate({
      exerciseId: row?.id ?? 0,
      date: row?.scheduledDate ?? "",
      durationSeconds: 60 * (row?.duration ?? 0),
    });
    const { weeks } = await user.trpc.progress.read.query({ planId });
    expect(weeks[0]?.doneMinutes).toBe(row?.duration);
  });
});

describe("the choices of a check-in", () => {
  test("change nothing before they are saved, together as previewed, and undo as one", async () => {
    const { user, planId, weekStart } = await afterShortWeeks();
    const checkIn = await read(user, planId);
    expect(checkIn.proposals.length).toBeGreaterThan(0);
    const choices = chosen(checkIn, "yes");
    const before = await contentOf(user, planId, 6);
    const digestBefore = await api.digest();
    const preview = await user.trpc.checkIn.preview.query({ planId, weekStart, choices });
    expect(preview.effect.exercises.length).toBeGreaterThan(0);
    expect(await api.digest()).toEqual(digestBefore);

    const saving = { planId, weekStart, choices, readiness: 4, digest: preview.digest };
    const saved = await user.trpc.checkIn.save.mutate(saving);
    expect(saved.effect).toEqual(preview.effect);
    expect(await contentOf(user, planId, 6)).not.toEqual(before);
    expect((await read(user, planId)).saved).toMatchObject({ readiness: 4 });
    expect(await user.trpc.checkIn.ready.query({ planId })).toEqual({ week: null });

    const stored = await api.digest();
    const again = await user.trpc.checkIn.save.mutate(saving);
    expect(again).toMatchObject({ choices: saved.choices, effect: { exercises: [] } });
    expect(await api.digest()).toEqual(stored);

    await user.trpc.checkIn.undo.mutate({ planId });
    expect(await contentOf(user, planId, 6)).toEqual(before);
    expect(await read(user, planId)).toMatchObject({ saved: null, proposals: checkIn.proposals });
  });

  test("of no keep the plan, and are not asked again", async () => {
    const { user, planId, weekStart } = await afterShortWeeks();
    const choices = chosen(await read(user, planId), "no");
    const before = await contentOf(user, planId, 6);
    const { effect } = await user.trpc.checkIn.save.mutate({ planId, weekStart, choices });
    expect(effect).toMatchObject({ exercises: [], headline: "Your plan stays as it is." });
    expect(await contentOf(user, planId, 6)).toEqual(before);
    const { proposals } = await user.trpc.proposals.list.query({ planId });
    const asked = new Set(choices.map(({ key }) => key));
    expect(proposals.filter(({ key }) => asked.has(key))).toEqual([]);
  });

  test("are refused as a whole if one no longer applies", async () => {
    const { user, planId, weekStart } = await afterShortWeeks();
    const choices = [
      ...chosen(await read(user, planId), "yes"),
      { key: "safe-step_gone", answer: "yes" } as const,
    ];
    const before = await api.digest();
    const call = user.trpc.checkIn.save.mutate({ planId, weekStart, choices });
    expect(await refusalOf(call)).toMatchObject({ status: 409 });
    expect(await api.digest()).toEqual(before);
  });

  test("saved on two devices at once count once", async () => {
    const { user, planId, weekStart } = await afterShortWeeks();
    const choices = chosen(await read(user, planId), "yes");
    const save = () => user.trpc.checkIn.save.mutate({ planId, weekStart, choices });
    const [first, second] = await Promise.all([save(), save()]);
    expect(second.choices).toEqual(first.choices);
    const { layers } = await user.trpc.proposals.list.query({ planId });
    expect(layers).toHaveLength(choices.length);
  });
});
