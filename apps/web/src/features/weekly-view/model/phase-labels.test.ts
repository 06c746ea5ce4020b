import type { SeasonPhase } from "@triplan/ui";
import { describe, expect, test } from "vitest";
import { phaseLabels } from "./phase-labels.ts";

const run = (phase: SeasonPhase, weeks: number) => ({ phase, weeks });
const named = (...runs: Parameters<typeof phaseLabels>[0]) =>
  phaseLabels(runs).map(({ name }) => name);

describe("phaseLabels", () => {
  test("names every phase of an ordinary season at its first week", () => {
    const labels = phaseLabels([run("base", 4), run("build", 5), run("peak", 3), run("taper", 2)]);
    expect(labels.map(({ name }) => name)).toEqual(["Base", "Build", "Peak", "Taper"]);
    expect(labels[1]?.start).toBeCloseTo(4 / 14);
    expect(labels[3]?.start).toBeNull();
  });

  test("leaves out names that would run into another, never the last", () => {
    expect(named(run("base", 91), run("build", 5), run("peak", 5), run("taper", 3))).toEqual([
      "Base",
      "Taper",
    ]);
    expect(named(run("taper", 1))).toEqual(["Taper"]);
  });
});
