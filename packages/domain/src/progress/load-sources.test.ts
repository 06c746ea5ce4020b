import { expect, test } from "vitest";
import { loadSources } from "./load-sources.ts";

test("counts the trainings of each method and those with an approximate load", () => {
  expect(
    loadSources([
      { load: 40, method: "plan", quality: "plan" },
      { load: 50, method: "heart-rate", quality: "rough" },
      { load: 60, method: "heart-rate", quality: "measured" },
    ]),
  ).toEqual([
    { method: "heart-rate", trainings: 2, rough: 1 },
    { method: "plan", trainings: 1, rough: 0 },
  ]);
  expect(loadSources([])).toEqual([]);
});
