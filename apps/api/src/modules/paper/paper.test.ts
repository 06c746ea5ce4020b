import { readPdf, textsOf } from "@triplan/paper/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
let user: TestUser;
let planId = 0;

const NAME = "Łódź Dvořák ő 日本";
const get = (path: string) => user.send({ method: "GET", url: `/api/training-plans/${path}` });
const oneSpace = (text: string) => text.replaceAll(/\s+/g, " ");

beforeAll(async () => {
  user = await api.user();
  ({ id: planId } = await user.trpc.plans.create.mutate(validPlan({ name: NAME })));
  await user.trpc.exercises.schedulePlan.mutate({ planId });
});

describe("the sheet of a week", () => {
  test("has every exercise on its day, with its sets and the aim of the week", async () => {
    const sheet = await user.trpc.paper.week.query({ planId, week: 3 });
    const rows = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
    const [plan] = await user.trpc.plans.list.query();
    const shown = sheet.days.flatMap(({ date, exercises }) =>
      exercises.map(({ id }) => `${id} ${date}`),
    );
    expect(shown.toSorted()).toEqual(
      rows.map(({ id, scheduledDate }) => `${id} ${scheduledDate}`).toSorted(),
    );
    expect(sheet).toMatchObject({ planName: NAME, aim: plan?.weekAims[2], unplaced: [] });
    const { days } = sheet;
    expect(days.flatMap((day) => day.exercises.flatMap(({ steps }) => steps))).not.toEqual([]);
  });

  test("follows what was done and the athlete's units", async () => {
    const [first] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    await user.trpc.exercises.complete.mutate({
      exerciseId: first?.id ?? 0,
      date: api.clock.now().toISOString().slice(0, 10),
      durationSeconds: 1800,
      rpe: 5,
    });
    const before = await user.trpc.paper.week.query({ planId, week: 1 });
    const done = before.days.flatMap(({ exercises }) =>
      exercises.filter(({ state }) => state === "done").map(({ id }) => id),
    );
    expect(done).toEqual([first?.id]);
    await user.trpc.preferences.update.mutate({ unitPreference: "kilometers" });
    const after = await user.trpc.paper.week.query({ planId, week: 1 });
    expect(JSON.stringify(before)).toContain(" mi");
    expect(JSON.stringify(after)).not.toMatch(/\d mi"|\/mi|mph/);
    await user.trpc.preferences.update.mutate({ unitPreference: "miles" });
  });
});

describe("the sheet of a season", () => {
  test("has every week, its time off and its races", async () => {
    const season = await user.trpc.exercises.season.query({ planId });
    const fromDate = season.weeks[3]?.startDate ?? "";
    const kind = { kind: "travel", minutesPerDay: 30, symptoms: null } as const;
    await user.trpc.timeOff.add.mutate({ planId, ...kind, fromDate, toDate: fromDate });
    const sheet = await user.trpc.paper.season.query({ planId });
    const weeks = sheet.phases.flatMap((phase) => phase.weeks);
    expect(weeks.map(({ week }) => week)).toEqual(season.weeks.map(({ week }) => week));
    expect(JSON.stringify(weeks[3]?.marks)).toContain("Travel");
    expect(weeks.at(-1)?.marks).toContainEqual(
      expect.objectContaining({ kind: "race", priority: "A", name: NAME }),
    );
  });
});

describe("a PDF", () => {
  test("of a week comes as a download, tagged, on one page, with the name's glyphs", async () => {
    const answer = await get(`${planId}/weeks/3/print.pdf`);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="lodz-dvorak-o-week-3.pdf"',
      "cache-control": "no-store",
    });
    const pdf = await readPdf(answer.rawPayload);
    expect(pdf).toMatchObject({
      pages: 1,
      width: 595,
      height: 842,
      title: `${NAME}, week 3`,
      isTagged: true,
      fonts: { missing: 0 },
    });
    const sheet = await user.trpc.paper.week.query({ planId, week: 3 });
    expect(textsOf(pdf.structure, "LBody").map(oneSpace)).toEqual(
      sheet.days.flatMap(({ exercises }) =>
        exercises.flatMap(({ steps }) => steps.map(({ text }) => text)),
      ),
    );
  });

  test("of a season comes on Letter when asked", async () => {
    const answer = await get(`${planId}/season.pdf?paper=letter`);
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="lodz-dvorak-o-season.pdf"',
    );
    const pdf = await readPdf(answer.rawPayload);
    expect(pdf).toMatchObject({ pages: 1, width: 612, height: 792, fonts: { missing: 0 } });
    expect(textsOf(pdf.structure, "H1")).toEqual([NAME]);
  });

  test("comes for each of many requests at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_request, at) => get(`${planId}/weeks/${at + 1}/print.pdf`)),
    );
    const titles = await Promise.all(
      answers.map(async ({ rawPayload }) => (await readPdf(rawPayload)).title),
    );
    expect(titles).toEqual(answers.map((_answer, at) => `${NAME}, week ${at + 1}`));
  });

  test("does not hold up other requests", async () => {
    const order: string[] = [];
    await Promise.all([
      get(`${planId}/season.pdf`).then(() => order.push("pdf")),
      user.trpc.config.get.query().then(() => order.push("other")),
    ]);
    expect(order).toEqual(["other", "pdf"]);
  });

  test.each([
    ["weeks/3/print.pdf?paper=a5", 400, "Paper must be one of a4, letter"],
    ["season.pdf?paper=a4&paper=letter", 400, "Paper must be one of a4, letter"],
    ["season.pdf?paper=", 400, "Paper must be one of a4, letter"],
    ["weeks/99/print.pdf", 404, "This plan has weeks 1 to 8"],
    ["weeks/0/print.pdf", 404, "This plan has weeks 1 to 8"],
    ["weeks/one/print.pdf", 404, "This plan has weeks 1 to 8"],
    ["weeks/99/print", 404, "This plan has weeks 1 to 8"],
  ])("at %s is refused (%s)", async (path, status, message) => {
    const answer = await get(`${planId}/${path}`);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });
});
