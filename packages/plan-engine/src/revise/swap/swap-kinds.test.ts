import {
  defaultSchedule,
  isoDate,
  milesPerHour,
  RACE_DISTANCES,
  secondsPer100m,
  secondsPerMile,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { NO_ANSWERS, type PlannedExercise, type PlanRequest } from "../../model/plan-types.ts";
import { newPlanRequest } from "../../new-plan-request.ts";
import { requestOf, scheduleOf } from "../../testing/index.ts";
import { storedRows } from "../../testing/stored-plan.ts";
import { isLongSwim } from "../../week/index.ts";
import { swapOptions } from "./swap-options.ts";

const season = (level: "beginner" | "intermediate" | "advanced"): PlanRequest =>
  newPlanRequest(
    {
      raceType: "70.3",
      distances: RACE_DISTANCES["70.3"],
      raceDate: isoDate("2026-08-30"),
      level,
      paces: { swim: secondsPer100m(120), bike: milesPerHour(18), run: secondsPerMile(520) },
      goalFinish: null,
      now: NO_ANSWERS,
      schedule: defaultSchedule("70.3"),
      optimiseLoad: false,
    },
    isoDate("2026-03-02"),
  );

const kindsOf = (request: PlanRequest, isAsked: (row: PlannedExercise) => boolean) => {
  const rows = storedRows(generatedPlan(request));
  const asked = rows.filter(isAsked);
  return asked.map(({ slotKey }) =>
    swapOptions(request, rows, slotKey).options.map(({ kind }) => kind),
  );
};

describe("the options of a swap", () => {
  test("of an easy run and an easy swim are other easy ones", () => {
    const runs = kindsOf(season("advanced"), (row) => row.templateId === "R02").flat();
    expect(runs).toContain("run-strides");
    expect(runs).toContain("shorter");
    const strides = kindsOf(season("intermediate"), ({ templateId }) =>
      templateId.startsWith("run-strides"),
    ).flat();
    expect(strides).toContain("plain");
    const swims = kindsOf(season("intermediate"), (row) => row.templateId === "S02").flat();
    expect(swims).toContain("technique");
  });

  test("of a long swim are shorter pieces and a pyramid", () => {
    const swims = kindsOf(season("intermediate"), isLongSwim).flat();
    expect(swims).toEqual(expect.arrayContaining(["pyramid", "pieces"]));
  });

  test("of a long run and a long ride are the same in other places", () => {
    const request = season("intermediate");
    const rows = storedRows(generatedPlan(request));
    const long = rows.filter(({ templateId }) => templateId === "R05" || templateId === "B03");
    const lists = long.map(({ slotKey }) => swapOptions(request, rows, slotKey));
    expect(new Set(lists.map(({ options }) => options.length))).toEqual(new Set([3]));
    const kinds = lists.flatMap(({ options }) => options.map(({ kind }) => kind));
    expect(kinds).toEqual(expect.arrayContaining(["trails", "rolling-roads", "trainer"]));
    const trails = lists.flatMap(({ options }) => options).find(({ kind }) => kind === "trails");
    const base = rows.find(({ slotKey }) => slotKey === trails?.exercise.slotKey);
    const { steps, duration, templateId } = trails?.exercise ?? {};
    expect({ steps, duration, templateId }).toEqual({
      steps: base?.steps,
      duration: base?.duration,
      templateId: base?.templateId,
    });
    expect(trails?.exercise.name).toBe(`${base?.name} on trails`);
    expect(trails?.costs[0]).toBe("Softer for your legs and slower: go by effort, not by pace.");
  });

  test("of a technique swim name the kit in its steps", () => {
    const request = season("beginner");
    const rows = storedRows(generatedPlan(request));
    const swims = rows.filter(({ templateId }) => templateId.startsWith("swim-technique"));
    const options = swims.flatMap(({ slotKey }) => swapOptions(request, rows, slotKey).options);
    const snorkel = options.find(({ kind }) => kind === "snorkel")?.exercise;
    expect(snorkel?.steps.find(({ kind }) => kind === "main")?.kit).toContain("snorkel");
    expect(snorkel?.description).toContain("snorkel");
  });

  test("of a test are its short form, the trainer and an easy exercise", () => {
    const rides = kindsOf(season("intermediate"), (row) => row.templateId === "B19");
    expect(rides[0]).toEqual(["short-test", "trainer", "easy"]);
    const ramps = kindsOf(season("beginner"), (row) => row.templateId === "B22");
    expect(ramps[0]).toEqual(["easy"]);
  });

  test("of rides, bricks and hills on half-hour days are three", () => {
    const halfHours = scheduleOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [6]);
    const beginner = requestOf("sprint", "beginner", 12, halfHours);
    const rides = kindsOf(beginner, ({ templateId }) => templateId === "B02");
    const bricks = kindsOf(beginner, ({ brickId, type }) => brickId !== null && type === "run");
    const hills = kindsOf(requestOf("olympic", "intermediate", 16, halfHours), ({ templateId }) =>
      templateId.startsWith("run-hills"),
    );
    expect(rides.flat()).toContain("rolling-roads");
    expect(bricks.flat()).toContain("treadmill");
    expect(hills.flat()).toContain("treadmill-hills");
    expect([...rides, ...bricks, ...hills].filter((kinds) => kinds.length < 3)).toEqual([]);
  });

  test("of a brick replace both halves, whichever asks", () => {
    const request = season("intermediate");
    const rows = storedRows(generatedPlan(request));
    const bricks = rows.filter(({ brickId }) => brickId !== null);
    const rides = bricks.filter(({ type }) => type === "bike");
    expect(rides.length).toBeGreaterThan(3);
    const offered = rides.flatMap((ride) => {
      const run = bricks.find((row) => row.brickId === ride.brickId && row.type === "run");
      const byRide = swapOptions(request, rows, ride.slotKey).options;
      const byRun = swapOptions(request, rows, run?.slotKey ?? "").options;
      expect(byRun.map(({ kind }) => kind)).toEqual(byRide.map(({ kind }) => kind));
      return byRide.map(({ kind, changed }) => ({ kind, changed, ride, run }));
    });
    const costs = rides.flatMap(({ slotKey }) =>
      swapOptions(request, rows, slotKey).options.flatMap((option) => option.costs),
    );
    expect(costs.filter((cost) => / min easy\./.test(cost))).toEqual([]);
    const halves = (kind: string) => offered.filter((option) => option.kind === kind);
    expect(halves("shorter-run").length).toBeGreaterThan(0);
    for (const { changed, ride, run } of halves("shorter-run")) {
      const shorter = changed.find(({ type }) => type === "run");
      expect(shorter?.duration).toBeLessThan(run?.duration ?? 0);
      // Only the food of the ride follows.
      for (const { type, duration, description, reasons } of changed) {
        if (type === "run") continue;
        expect({ duration, description, reasons }).toEqual({
          duration: ride.duration,
          description: ride.description,
          reasons: ride.reasons,
        });
      }
    }
    expect(halves("apart").length).toBeGreaterThan(0);
    for (const { changed } of halves("apart")) {
      expect(changed.map(({ brickId }) => brickId)).toEqual([null, null]);
    }
    expect(halves("easy").length).toBeGreaterThan(0);
    for (const { changed } of halves("easy")) {
      expect(changed.every(({ brickId }) => brickId !== null)).toBe(true);
    }
  });
});
