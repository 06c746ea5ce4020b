import { describe, expect, test } from "vitest";
import { readPdf, textsOf } from "../testing/index.ts";
import { sampleSeason, sampleWeek } from "../testing/sample-sheets.ts";
import { seasonSheet } from "../sheet/season-sheet.ts";
import { weekSheet, type WeekFacts } from "../sheet/week-sheet.ts";
import { sheetPdf } from "./sheet-pdf.ts";

const madeAt = new Date("2027-01-17T10:00:00.000Z");
const MARGIN = 34;

const weekPdf = async (facts: WeekFacts, paper: "a4" | "letter" = "a4") =>
  readPdf(await sheetPdf({ kind: "week", sheet: weekSheet(facts), paper, madeAt }));

const seasonPdf = async (facts: Parameters<typeof seasonSheet>[0]) =>
  readPdf(await sheetPdf({ kind: "season", sheet: seasonSheet(facts), paper: "a4", madeAt }));

/** Each exercise of a week this many times. */
const crowded = (facts: WeekFacts, times: number): WeekFacts => ({
  ...facts,
  exercises: Array.from({ length: times }, () => facts.exercises).flat(),
});

describe("the PDF of a week", () => {
  test("is one tagged page with a title, a language and all fonts in it", async () => {
    const pdf = await weekPdf(sampleWeek(9));
    expect(pdf).toMatchObject({
      pages: 1,
      width: 595,
      height: 842,
      title: "Lisbon Olympic, week 9",
      language: "en-US",
      isTagged: true,
      fonts: { missing: 0 },
    });
  });

  test("holds everything of the sheet in the order of the days", async () => {
    const sheet = weekSheet(sampleWeek(9));
    const { structure } = await weekPdf(sampleWeek(9));
    expect(structure.role).toBe("Document");
    expect(textsOf(structure, "H1")).toEqual(["Week 9"]);
    expect(textsOf(structure, "H2")).toEqual(
      sheet.days.map(({ number, name, hours }) => [number, name, hours].filter(Boolean).join(" ")),
    );
    const exercises = sheet.days.flatMap((day) => day.exercises);
    expect(textsOf(structure, "H3").map((text) => text.replaceAll(/\s+/g, " "))).toEqual(
      exercises.map(({ name, summary }) => `${name} ${summary}`),
    );
    expect(textsOf(structure, "LBody").map((text) => text.replaceAll(/\s+/g, " "))).toEqual(
      exercises.flatMap(({ steps }) => steps.map(({ text }) => text)),
    );
  });

  test("is on Letter when asked", async () => {
    expect(await weekPdf(sampleWeek(9), "letter")).toMatchObject({
      pages: 1,
      width: 612,
      height: 792,
    });
  });

  test.each([
    ["Latin letters with marks", "Łódź, Dvořák, Erdő, Đà Nẵng"],
    ["Greek and Cyrillic", "Αθήνα Київ"],
    ["Japanese, Chinese and Korean", "日本のトライアスロン 东京 한국"],
  ])("has the glyphs of names in %s", async (_what, name) => {
    const pdf = await weekPdf(sampleWeek(9, { name }));
    const words = textsOf(pdf.structure, "P").join(" ").replaceAll(/\s+/g, "");
    expect(words).toContain(`to${name.replaceAll(/\s+/g, "")}`);
    expect([pdf.title, pdf.fonts.missing]).toEqual([`${name}, week 9`, 0]);
  });

  test.each([
    ["signs without a glyph", "Race 🏊🚴", "to Race ??"],
    ["signs that turn the direction", "Race \u202Eabc\u0000", "to Race abc"],
  ])("replaces or leaves out %s", async (_what, name, shown) => {
    const pdf = await weekPdf(sampleWeek(9, { name }));
    expect(textsOf(pdf.structure, "P")).toContain(`50 days ${shown}`);
  });

  test("stays on one page with three times the exercises", async () => {
    const facts = crowded(sampleWeek(12, { race: "ironman", weeks: 20 }), 3);
    const pdf = await weekPdf(facts, "letter");
    expect(pdf.pages).toBe(1);
    expect(textsOf(pdf.structure, "H3")).toHaveLength(facts.exercises.length);
    expect(pdf.bottom).toBeGreaterThan(MARGIN);
  });

  test("says which exercise is done", async () => {
    const facts = sampleWeek(9);
    const exercises = facts.exercises.map((each) => ({ ...each, isCompleted: true }));
    const { structure } = await weekPdf({ ...facts, exercises });
    const done = figuresIn(structure).filter((alt) => alt === "Done");
    expect(done).toHaveLength(exercises.length);
  });

  test("keeps the lines of a description where an exercise has no steps", async () => {
    const facts = sampleWeek(9);
    const [first] = facts.exercises;
    if (!first) throw new Error("the sample week is empty");
    const old = { ...first, steps: [], description: "Warm-up: 5 min\nMain set: 20 min" };
    const { structure } = await weekPdf({ ...facts, exercises: [old] });
    expect(textsOf(structure, "LBody")).toEqual(["Warm-up: 5 min Main set: 20 min"]);
  });

  test("breaks a name without spaces", async () => {
    const pdf = await weekPdf(sampleWeek(9, { name: "x".repeat(200) }));
    expect(pdf.right).toBeLessThanOrEqual(pdf.width);
  });
});

describe("the PDF of a season", () => {
  test("is one tagged page with a table", async () => {
    const facts = sampleSeason();
    const pdf = await seasonPdf(facts);
    expect(pdf).toMatchObject({ pages: 1, isTagged: true, fonts: { missing: 0 } });
    expect(textsOf(pdf.structure, "H1")).toEqual(["Lisbon Olympic"]);
    expect(textsOf(pdf.structure, "TH").slice(8)).toEqual(
      facts.weeks.map(({ week }) => String(week)),
    );
    expect(textsOf(pdf.structure, "TR")).toHaveLength(facts.weeks.length + 1);
    const bars = figuresIn(pdf.structure);
    expect(bars).toEqual(
      seasonSheet(facts).phases.flatMap(({ weeks }) => weeks.map(({ bySport }) => bySport)),
    );
  });

  test("stays on one page with 104 weeks", async () => {
    const pdf = await seasonPdf(sampleSeason({ race: "ironman", weeks: 104 }));
    expect(pdf.pages).toBe(1);
    expect(pdf.bottom).toBeGreaterThan(MARGIN);
  });
});

type Element = Awaited<ReturnType<typeof readPdf>>["structure"];

const figuresIn = (element: Element): (string | undefined)[] => [
  ...(element.role === "Figure" ? [element.alt] : []),
  ...element.children.flatMap(figuresIn),
];
