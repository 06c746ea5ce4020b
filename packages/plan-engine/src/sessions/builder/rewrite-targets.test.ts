import { seconds, type Thresholds } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import type { Plan, PlannedExercise } from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/check-plan.ts";
import { requestOf } from "../../testing/index.ts";
import { rewriteTargets } from "./rewrite-targets.ts";

const REQUEST = requestOf("70.3", "intermediate", 16);
const KNOWN: Thresholds = {
  ftpWatts: 240,
  lthrBike: 162,
  lthrRun: 168,
  css: 120,
  runThreshold: 470,
};
const exercisesOf = (plan: Plan): readonly PlannedExercise[] =>
  plan.weeks.flatMap(({ exercises }) => exercises);
const linesOf = (thresholds: Thresholds, name: string): string[] =>
  exercisesOf(generatePlan({ ...REQUEST, thresholds }))
    .filter((each) => each.name === name)
    .flatMap(({ description }) => description.split("\n"));

describe("the targets of an exercise", () => {
  test("are a range with watts and heart rate where the thresholds are known", () => {
    // 91 to 105 % of 240 W; 94 to 100 % of 162; runs at 95 to 102 % of 7:50.
    expect(linesOf(KNOWN, "Threshold intervals").join()).toMatch(
      /6 min Z4, 215-250 W \(about \d+\.?\d* mph on the flat\), RPE 7-8 \(single words\), HR 152-162/,
    );
    expect(linesOf(KNOWN, "Cruise intervals").join()).toContain(
      "5 min Z4, 7:40-8:15/mi, RPE 7-8 (single words), HR 159-168",
    );
  });

  test("are a range and how it feels where no threshold is known", () => {
    const lines = linesOf({}, "Threshold intervals").join();
    expect(lines).toMatch(/6 min Z4, [\d.]+-[\d.]+ mph on the flat, RPE 7-8 \(single words\)/);
    expect(lines).not.toMatch(/ W |HR/);
  });

  test("show no heart rate for repetitions under three minutes, swims and sprints", () => {
    for (const { type, steps } of exercisesOf(generatePlan({ ...REQUEST, thresholds: KNOWN }))) {
      const shown = steps
        .flatMap(({ intervals }) => intervals)
        .filter(({ target }) => target?.heartRate !== undefined);
      expect(shown.every(({ seconds, zone }) => seconds >= 180 && zone !== "Z6")).toBe(true);
      expect(type === "swim" ? shown : []).toEqual([]);
    }
  });

  test("are a feel on hills", () => {
    const hills = linesOf(KNOWN, "Hill repeats").filter((line) => line.startsWith("Main set"));
    expect(hills.length).toBeGreaterThan(0);
    for (const line of hills) {
      expect(line).toContain("by feel: RPE");
      expect(line).not.toMatch(/mph|\/mi| W |HR 1\d\d-/);
    }
  });

  test("estimate the threshold heart rate from the highest one", () => {
    // 89 % of 190 is 169.
    expect(linesOf({ maxHr: 190 }, "Cruise intervals").join()).toContain("HR 160-169");
  });
});

const frame = (plan: Plan) =>
  exercisesOf(plan).map(({ slotKey, type, duration, suggestedDay, templateId, steps }) => ({
    slotKey,
    duration,
    suggestedDay,
    templateId,
    // Easy metres of a swim follow its pace.
    zones: steps
      .filter(({ kind }) => type !== "swim" || kind === "main")
      .map(({ kind, intervals }) => [kind, intervals.map(({ zone }) => zone)]),
  }));

/** The sets of swims that climb a ladder. */
const swimSets = (plan: Plan) =>
  exercisesOf(plan)
    .filter(({ templateId }) => /^swim-(?!long)/.test(templateId))
    .map(({ templateId, notes, steps }) => ({
      templateId,
      notes,
      sets: steps.flatMap(({ kind, repeat, intervals }) =>
        kind === "main" ? intervals.map(({ quantity }) => ({ repeat, quantity })) : [],
      ),
    }));

const pacesOf = (plan: Plan, type: string) =>
  exercisesOf(plan)
    .filter((each) => each.type === type)
    .map(({ pace }) => pace);

describe("rewriteTargets", () => {
  const before = generatePlan(REQUEST);
  const faster: Thresholds = { bikeThresholdMph: 21.5, runThreshold: 440, css: 138 };
  const request = { ...REQUEST, thresholds: faster };

  test("gives the targets of a plan that was made with the thresholds", () => {
    const rewritten = rewriteTargets(request, exercisesOf(before));
    const made = exercisesOf(generatePlan(request));
    expect(rewritten).toEqual(
      made.map(({ steps, pace, distance, description, notes, progress }) => ({
        steps,
        pace,
        distance,
        description,
        notes,
        progress,
      })),
    );
  });

  test("leaves minutes, days, sets and ids, and breaks no rule", () => {
    const after = generatePlan(request);
    expect(frame(after)).toEqual(frame(before));
    expect(checkPlan(request, after)).toEqual([]);
  });

  test.each([120, 140, 152, 170])("moves swims to a CSS of %i s and back", (css) => {
    const known = { ...REQUEST, thresholds: { css } };
    const made = generatePlan(known);
    expect(frame(made)).toEqual(frame(before));
    expect(checkPlan(known, made)).toEqual([]);
    const back = rewriteTargets(REQUEST, exercisesOf(made));
    expect(back).toEqual(rewriteTargets(REQUEST, exercisesOf(before)));
  });

  test("keeps the sets of swims at a faster pace", () => {
    const made = generatePlan({ ...REQUEST, thresholds: { css: 130 } });
    expect(swimSets(made)).toEqual(swimSets(before));
  });

  test("leaves out repetitions that a slower pace has no time for, and says so", () => {
    const made = swimSets(generatePlan({ ...REQUEST, thresholds: { css: 165 } }));
    const planned = swimSets(before);
    const repeatOf = ({ sets }: (typeof made)[number]) => sets[0]?.repeat ?? 0;
    const fewer = made.filter((swim, i) => repeatOf(swim) < (planned[i]?.sets[0]?.repeat ?? 0));
    const said = made.filter(({ notes }) => notes.includes("At your pace you have time for"));
    expect(said).toEqual(fewer);
    expect(fewer.length).toBeGreaterThan(5);
    for (const swim of fewer) expect(swim.notes).toContain(`time for ${repeatOf(swim)} of the `);
  });

  test("starts the way to the goal at the thresholds and after their weeks", () => {
    const goal = {
      ...REQUEST,
      thresholds: { runThreshold: 480 },
      thresholdsAfter: { runThreshold: 8 },
    };
    const paceIn = (week: number) =>
      exercisesOf(generatePlan(goal)).find((each) => each.week === week && each.type === "run")
        ?.pace;
    expect(paceIn(8)).toBe(
      exercisesOf(generatePlan({ ...goal, goalFinish: null })).find(
        (each) => each.week === 8 && each.type === "run",
      )?.pace,
    );
  });

  test("starts the way to the goal again in the tested sport only", () => {
    const goal = { ...REQUEST, goalFinish: seconds(19_000) };
    const tested = {
      ...goal,
      thresholds: { runThreshold: 430 },
      thresholdsAfter: { runThreshold: 6 },
    };
    const [without, after] = [generatePlan(goal), generatePlan(tested)];
    expect(pacesOf(after, "swim")).toEqual(pacesOf(without, "swim"));
    expect(pacesOf(after, "bike")).toEqual(pacesOf(without, "bike"));
    expect(pacesOf(after, "run")).not.toEqual(pacesOf(without, "run"));
  });
});
