import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatedPlan } from "../testing/generated-plan.ts";
import { ladderNamed, rungWithId } from "../ladders/index.ts";
import { PHASES, type PlannedExercise, type PlannedWeek } from "../model/plan-types.ts";
import { applyAdjustments } from "../revise/index.ts";
import { arbAdjustments, volume } from "../testing/adjustments.ts";
import { arbRequest, requestOf } from "../testing/index.ts";
import { runs } from "../testing/runs.ts";
import { seasonBasis } from "../season/index.ts";
import { isLong } from "../week/index.ts";
import { PHASE_AIMS } from "./phase-aims.ts";
import { withAims } from "./week-aims.ts";

const aimsOf = (...request: Parameters<typeof requestOf>) =>
  generatedPlan(requestOf(...request)).weeks.map(({ aim }) => aim);

const ladderOf = ({ templateId }: PlannedExercise) => {
  const step = rungWithId(templateId);
  return step && ladderNamed(step.ladder);
};

/** The sets, long exercises at race pace and bricks that the aim names and the week lacks. */
function missing({ aim, exercises }: PlannedWeek): string[] {
  const sets = / ?New this week: (?<names>[^.]+)\./.exec(aim)?.groups?.["names"] ?? "";
  const names = new Set(exercises.map((each) => ladderOf(each)?.name.toLowerCase()));
  const atPace = exercises.filter((each) => isLong(each) && ladderOf(each)?.effort === "RP");
  const types = atPace.map(({ type }) => (type === "bike" ? "ride" : type));
  const long = [...aim.matchAll(/race pace in your long (\w+)/gi)].flatMap(
    ([, name]) => name ?? [],
  );
  const bricks = /brick/i.test(aim) ? ["brick"] : [];
  return [
    ...sets.split(/, | and /).filter((name) => name && !names.has(name.toLowerCase())),
    ...long.filter((name) => !types.some((type) => type === name)),
    ...bricks.filter(() => exercises.every(({ brickId }) => brickId === null)),
  ];
}

const isLastFull = ({ aim }: PlannedWeek) => aim.includes("The last full week");

describe("the aim of a week", () => {
  test.prop([arbRequest], runs(25))("is never that of its neighbour", (request) => {
    const aims = generatedPlan(request).weeks.map(({ aim }) => aim);
    for (const [index, aim] of aims.entries()) {
      expect(aim).not.toBe("");
      expect(aim).not.toBe(aims[index - 1]);
    }
  });

  test.prop([arbRequest], runs(25))("names only what the week has", (request) => {
    expect(generatedPlan(request).weeks.flatMap(missing)).toEqual([]);
  });

  test.prop([arbRequest, arbAdjustments], runs(15))(
    "names only what an adjusted week still has",
    (request, adjustments) => {
      const { weeks } = applyAdjustments(request, generatedPlan(request), adjustments);
      expect(weeks.flatMap(missing)).toEqual([]);
      for (const [index, { aim }] of weeks.entries()) {
        expect(aim).not.toBe("");
        expect(aim).not.toBe(weeks[index - 1]?.aim);
      }
    },
  );

  test("promises no set in a build week that was made easy", () => {
    const request = requestOf("olympic", "intermediate", 16);
    const change = {
      fromWeek: 9,
      adjustmentType: "volume",
      volumeAdjustment: 100,
      intensityAdjustment: "maintain",
      reason: "recovery-needed",
    } as const;
    const base = generatedPlan(request);
    expect(base.weeks[8]?.aim).toMatch(/^New this week: /);
    const { weeks } = applyAdjustments(request, base, [change]);
    expect(weeks[8]?.aim).toBe("Keep it easy: come back to your full weeks rested.");
  });

  test("names the tests of a recovery week", () => {
    expect(aimsOf("olympic", "intermediate", 16)[3]).toBe(
      "Recovery week: rest first, then a swim test to see where you are.",
    );
  });

  test("names the first brick, and what begins", () => {
    const aims = aimsOf("olympic", "intermediate", 16);
    expect(aims.filter((aim) => aim.includes("Your first brick"))).toHaveLength(1);
    expect(aims[0]).toMatch(/^Base begins/);
    expect(aims[7]).toMatch(/^Build begins/);
    expect(aims[11]).toMatch(/^Peak begins/);
  });

  test("names the last full week and the first race pace of an Ironman", () => {
    const aims = aimsOf("ironman", "intermediate", 24);
    expect(aims.filter((aim) => aim.includes("The last full week before the taper"))).toHaveLength(
      1,
    );
    expect(
      aims.filter((aim) => aim.includes("The first race pace in your long ride")),
    ).toHaveLength(1);
  });

  test("calls no week full that is much shorter than one before", () => {
    const request = requestOf("olympic", "intermediate", 16);
    const plan = generatedPlan(request);
    const last = plan.weeks.filter(isLastFull);
    expect(last.length).toBeGreaterThan(1);
    const halved = plan.weeks.map((week) => {
      if (!isLastFull(week)) return week;
      const shorter = week.exercises.map((each) => ({ ...each, duration: each.duration / 2 }));
      return { ...week, exercises: shorter };
    });

    expect(withAims(seasonBasis(request), halved).filter(isLastFull)).toEqual([]);
  });

  test.each(["70.3", "ironman"] as const)("offers a tune-up race before a %s", (race) => {
    const offers = (weeks: number) =>
      aimsOf(race, "intermediate", weeks).flatMap((aim, index) =>
        /A sprint or Olympic race fits here in place of \w+'s brick\./.test(aim)
          ? [weeks - index - 1]
          : [],
      );
    expect(offers(15)).toEqual([]);
    for (const weeks of [16, 20, 24]) {
      const [left, ...others] = offers(weeks);
      expect([5, 6, 7]).toContain(left);
      expect(others).toEqual([]);
    }
  });

  test("offers no tune-up race before a short one", () => {
    expect(aimsOf("olympic", "advanced", 20).join(" ")).not.toContain("race fits here");
  });

  test("promises no strength work, which its weeks may not have", () => {
    for (const phase of PHASES) expect(PHASE_AIMS[phase].join(" ")).not.toMatch(/strength/i);
  });

  test("of a plan of one week is that of a race week", () => {
    expect(aimsOf("sprint", "beginner", 1)).toEqual([
      "Race week: short, easy sessions, then your race.",
    ]);
  });

  test("does not call the first week the biggest where later ones are made smaller", () => {
    const request = requestOf("sprint", "beginner", 5);
    const [first] = applyAdjustments(request, generatedPlan(request), [volume(60)]).weeks;
    expect(first?.aim).not.toContain("biggest week");
  });
});
