import { expect, test } from "vitest";
import { bestEfforts, efficiencyProgress } from "./effort-progress.ts";
import { dayOf, doneFor, exerciseOn, SEASON } from "./testing.ts";

const runOn = (day: number, best: number | null, efficiency: number | null = null) =>
  doneFor(exerciseOn(day), {
    efforts: { best, efficiency, decoupling: efficiency === null ? null : 3.2 },
  });

test("the best is the fastest time of a run and the highest power of a ride", () => {
  const rides = [210, 240].map((best, day) =>
    doneFor(exerciseOn(day, { type: "bike" }), {
      efforts: { best, efficiency: null, decoupling: null },
    }),
  );
  const hike = { ...runOn(3, 900), activityType: "hiking" };
  const before = runOn(-4, 1200);
  const found = bestEfforts(SEASON, [before, runOn(1, 1500), runOn(2, 1450), hike, ...rides]);
  expect(found.map(({ discipline, best }) => [discipline, best])).toEqual([
    ["bike", 240],
    ["run", 1450],
  ]);
});

test("efficiency changes only show after nine steady pieces", () => {
  const runs = Array.from({ length: 9 }, (_, day) => runOn(day, null, 0.02 + day / 1000));
  expect(efficiencyProgress(SEASON, runs.slice(1), "run")).toMatchObject({
    pieces: 8,
    changePercent: null,
  });
  expect(efficiencyProgress(SEASON, runs, "run")).toEqual({
    pieces: 9,
    changePercent: 28.6,
    decoupling: { percent: 3.2, date: dayOf(8) },
  });
  expect(efficiencyProgress(SEASON, [], "run").decoupling).toBeNull();
});
