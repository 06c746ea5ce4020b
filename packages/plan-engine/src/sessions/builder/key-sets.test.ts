import {
  isoDate,
  milesPerHour,
  secondsPer100m,
  secondsPerMile,
  type ExperienceLevel,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { beforeAll, describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { ladderNamed, rungWithId, type LadderId } from "../../ladders/index.ts";
import { sum } from "../../model/numbers.ts";
import {
  NO_ANSWERS,
  type PlannedExercise,
  type PlannedWeek,
  type PlanRequest,
} from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/check-plan.ts";
import { isLong, isLongOf } from "../../week/index.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";

const isLoad = ({ phase, isRecovery }: PlannedWeek) =>
  !isRecovery && phase !== "taper" && phase !== "race";

/** The rungs of the plan's load weeks by ladder, in order. */
function rungsOf(weeks: readonly PlannedWeek[]): Map<LadderId, number[]> {
  const rungs = new Map<LadderId, number[]>();
  for (const { templateId } of weeks.filter(isLoad).flatMap(({ exercises }) => exercises)) {
    const step = rungWithId(templateId);
    if (step) rungs.set(step.ladder, [...(rungs.get(step.ladder) ?? []), step.rung]);
  }
  return rungs;
}

/** True for a set that an exercise is made for, unlike strides or a run off the bike. */
function isKeySet({ templateId, brickId }: PlannedExercise): boolean {
  const step = rungWithId(templateId);
  return step !== null && brickId === null && ladderNamed(step.ladder).load !== "easy";
}

const setSeconds = ({ steps }: PlannedExercise) => {
  const set = steps.find(({ kind }) => kind === "main");
  return set ? set.repeat * sum(set.intervals.map((each) => each.seconds + each.restSeconds)) : 0;
};

const reps = (steps: PlannedExercise["steps"]) =>
  steps.find(({ kind }) => kind === "main")?.repeat ?? 0;

describe("the sets of a plan", () => {
  test.prop([arbRequest], runs(20))("never get smaller in load weeks", (request) => {
    for (const [, rungs] of rungsOf(generatePlan(request).weeks)) {
      expect(rungs).toEqual(rungs.toSorted((a, b) => a - b));
    }
  });

  test.prop([arbRequest], runs(20))("have runs off the bike only in bricks", (request) => {
    const alone = generatePlan(request)
      .weeks.flatMap(({ exercises }) => exercises)
      .filter(({ templateId, brickId }) => templateId.startsWith("brick-run") && brickId === null);
    expect(alone.map(({ week, name }) => [week, name])).toEqual([]);
  });

  describe("of random plans of 12 weeks and more", () => {
    const climbs: { ladder: LadderId; level: ExperienceLevel; rungs: number[] }[] = [];

    beforeAll(() => {
      for (const request of fc.sample(arbRequest, { numRuns: 60, seed: 7 })) {
        if (request.totalWeeks < 12) continue;
        for (const [ladder, rungs] of rungsOf(generatePlan(request).weeks)) {
          climbs.push({ ladder, level: request.level, rungs });
        }
      }
    });

    test("climb: four of five ladders that a plan uses again end higher", () => {
      const again = climbs.filter(({ rungs }) => rungs.length > 1);
      const higher = again.filter(({ rungs }) => (rungs.at(-1) ?? 0) > (rungs[0] ?? 0));
      expect(again.length).toBeGreaterThan(100);
      expect(higher.length / again.length).toBeGreaterThan(0.8);
    });

    test("are at their ladder's first rung in a quarter of the exercises at most", () => {
      const isFirst = climbs.flatMap(({ ladder, level, rungs }) =>
        rungs.map((rung) => rung <= ladderNamed(ladder).start[level]),
      );
      expect(isFirst.length).toBeGreaterThan(1000);
      expect(isFirst.filter(Boolean).length / isFirst.length).toBeLessThanOrEqual(0.25);
    });
  });

  test.each([
    ["ironman", 24, "bike-race-ironman", 4],
    ["ironman", 24, "brick-run", 6],
    ["ironman", 24, "swim-long", 16],
    ["70.3", 20, "bike-race-70.3", 3],
    ["70.3", 20, "brick-run", 5],
    ["olympic", 16, "brick-run", 4],
    ["olympic", 16, "run-strides", 3],
  ] as const)("of an intermediate's %s in %i weeks climb %s to rung %i", (race, weeks, id, top) => {
    const rungs = rungsOf(generatePlan(requestOf(race, "intermediate", weeks)).weeks).get(id);
    expect(rungs?.at(-1)).toBeGreaterThanOrEqual(top);
  });

  test.each(["sprint", "olympic", "70.3", "ironman"] as const)(
    "put more race pace into each run off the bike before a %s",
    (race) => {
      const runsOffTheBike = generatePlan(requestOf(race, "advanced", 20))
        .weeks.filter(isLoad)
        .flatMap(({ exercises }) => exercises)
        .filter(({ brickId, type }) => brickId !== null && type === "run");
      const atRacePace = runsOffTheBike.map(({ steps }) =>
        sum(
          steps.flatMap(({ intervals }) =>
            intervals.map((each) => (each.isRacePace ? each.seconds / 60 : 0)),
          ),
        ),
      );
      expect(atRacePace).toEqual(atRacePace.toSorted((a, b) => a - b));
      expect(atRacePace.at(-1)).toBeGreaterThanOrEqual(10);
    },
  );

  test("end one easy run a week with strides from week 2 on", () => {
    const { weeks } = generatePlan(requestOf("ironman", "intermediate", 24));
    const easyRuns = weeks
      .filter((week) => isLoad(week) && week.week > 1)
      .map(({ exercises }) =>
        exercises.filter((each) => each.type === "run" && each.intensity === "easy" && !each.isKey),
      )
      .filter((easy) => easy.length > 0);
    expect(easyRuns.length).toBeGreaterThan(8);
    for (const easy of easyRuns) {
      expect(easy.filter(({ templateId }) => templateId.startsWith("run-strides:"))).toHaveLength(
        1,
      );
    }
  });

  test("give a beginner's first easy swims more repetitions of named drills each week", () => {
    const technique = generatePlan(requestOf("70.3", "beginner", 20))
      .weeks.flatMap(({ exercises }) => exercises)
      .filter(({ templateId }) => templateId.startsWith("swim-technique:"));
    const counts = technique.map(({ steps }) => reps(steps));
    expect(counts.slice(0, 2)).toEqual([6, 8]);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    for (const { steps } of technique) {
      expect(steps.find(({ kind }) => kind === "main")?.drills).toHaveLength(2);
    }
  });

  test("take up their exercise, but for a warm-up, a cool-down and a little easy time", () => {
    for (const race of ["sprint", "olympic", "70.3", "ironman"] as const) {
      const sets = generatePlan(requestOf(race, "intermediate", 20))
        .weeks.filter(isLoad)
        .flatMap(({ exercises }) => exercises)
        .filter((each) => each.type !== "swim" && isKeySet(each) && !isLong(each));
      expect(sets.length).toBeGreaterThan(15);
      for (const exercise of sets) {
        const easy = exercise.steps.filter(({ kind }) => kind === "steady");
        const filler = sum(easy.flatMap(({ intervals }) => intervals.map((each) => each.seconds)));
        expect(filler).toBeLessThanOrEqual(0.6 * setSeconds(exercise) + 150);
      }
    }
  });

  test("get harder through a 70.3 plan, and the notes state the progress", () => {
    const { weeks } = generatePlan(requestOf("70.3", "intermediate", 20));
    const threshold = weeks
      .filter(isLoad)
      .flatMap(({ exercises }) => exercises)
      .filter(({ templateId }) => templateId.startsWith("bike-threshold"));
    expect(threshold.map(({ notes }) => notes)).toMatchInlineSnapshot(`
      [
        "Raise the power you can hold for an hour. 3 × 6 min to begin with; the next step is 4 × 6 min. Arrive fresh: keep the days before it easy.",
        "Raise the power you can hold for an hour. 4 × 6 min, up from 3 × 6 min 3 weeks ago; the next step is 3 × 8 min. Eat something two or three hours before.",
        "Raise the power you can hold for an hour. 3 × 8 min, up from 4 × 6 min last week; the next step is 3 × 10 min. Eat something two or three hours before.",
        "Raise the power you can hold for an hour. 3 × 10 min, up from 3 × 8 min last week; the next step is 4 × 8 min. Arrive fresh: keep the days before it easy.",
        "Raise the power you can hold for an hour. 4 × 8 min, up from 3 × 10 min 2 weeks ago; the next step is 2 × 15 min. Even repetitions: the last one like the first.",
        "Raise the power you can hold for an hour. 2 × 15 min, up from 4 × 8 min last week; the next step is 3 × 12 min. Eat something two or three hours before.",
        "Raise the power you can hold for an hour. 3 × 12 min, up from 2 × 15 min last week; the next step is 2 × 20 min. Begin a little slower than you could.",
      ]
    `);
  });

  // A swim of 60 minutes in a week of 95; a taper week with a ride of its full length; a hard day
  // that could only move to the week's free day.
  test.each([
    ["sprint", "advanced", 7, [0, 1, 0, 0, 0, 0.5, 1], [5], "2026-01-01", 43, 274, 0],
    ["ironman", "beginner", 21, [4.5, 0, 0, 0, 0.5, 0.5], [5], "2026-01-01", 147, 60, 0],
    [
      "ironman",
      "advanced",
      58,
      [1.5, 2, 3.5, 1, 6, 2.5, 3],
      [0, 4, 5, 6],
      "2027-05-08",
      406,
      195,
      190,
    ],
  ] as const)(
    "break no rule: %s, %s, %i weeks, %j h",
    (race, level, weeks, hours, endurance, created, days, swim, longestRun) => {
      const request: PlanRequest = {
        ...requestOf(race, level, weeks, scheduleOf(hours, endurance)),
        ...datesOf(isoDate(created), days),
        paces: { swim: secondsPer100m(swim), bike: milesPerHour(10), run: secondsPerMile(464) },
        now: { ...NO_ANSWERS, longestRun },
        paceImprovement: 5,
      };
      expect(checkPlan(request, generatePlan(request))).toEqual([]);
    },
  );

  test.each([
    ["70.3", "bike-race-70.3", "bike"],
    ["70.3", "run-long-finish", "run"],
    ["70.3", "run-race-70.3", "run"],
    ["ironman", "bike-race-ironman", "bike"],
    ["ironman", "run-race-ironman", "run"],
  ] as const)("come at the end of the long exercise: %s, %s", (race, ladder, type) => {
    const { weeks } = generatePlan(requestOf(race, "intermediate", 24));
    const long = weeks
      .flatMap(({ exercises }) => exercises)
      .filter(({ templateId }) => templateId.startsWith(`${ladder}:`));
    expect(long.length).toBeGreaterThan(1);
    for (const { week, duration, steps } of long) {
      const others = weeks.flatMap(({ exercises }) => exercises);
      const own = others.filter((each) => each.week === week && each.type === type);
      expect(duration).toBe(Math.max(...own.map((each) => each.duration)));
      expect(steps.slice(-2).map(({ kind }) => kind)).toEqual(["main", "cooldown"]);
    }
  });

  test.each([
    ["70.3", "build", false],
    ["olympic", "build", true],
    ["olympic", "peak", true],
  ] as const)("end the long run of a brick week or not: %s, %s, %s", (race, phase, hasFinish) => {
    const brickWeeks = generatePlan(requestOf(race, "intermediate", 20)).weeks.filter(
      (week) =>
        isLoad(week) &&
        week.phase === phase &&
        week.exercises.some(({ brickId }) => brickId !== null) &&
        week.exercises.some((each) => isLongOf("run", each)),
    );
    expect(brickWeeks.length).toBeGreaterThan(0);
    const finishes = brickWeeks.map(({ exercises }) =>
      exercises.some(({ templateId }) => templateId.startsWith("run-long-finish:")),
    );
    expect(finishes).toContain(hasFinish);
    if (!hasFinish) expect(finishes).not.toContain(true);
  });

  test("halve in the taper, at race pace or threshold only", () => {
    const { weeks } = generatePlan(requestOf("olympic", "advanced", 16));
    const taper = weeks.filter(({ phase }) => phase === "taper");
    const sets = taper
      .flatMap(({ exercises }) => exercises)
      .filter(({ templateId }) => rungWithId(templateId));
    expect(sets.length).toBeGreaterThan(0);
    for (const { templateId, steps, duration } of sets) {
      const full = weeks
        .filter(isLoad)
        .flatMap(({ exercises }) => exercises)
        .find((each) => each.templateId === templateId);
      expect(reps(steps)).toBe(Math.ceil(reps(full?.steps ?? []) / 2));
      expect(duration).toBeLessThanOrEqual(60);
    }
  });
});
