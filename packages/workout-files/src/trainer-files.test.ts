import { SaxesParser } from "saxes";
import { generatePlan, type PlannedExercise } from "@triplan/plan-engine";
import { arbRequest } from "@triplan/plan-engine/testing";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { formatProblem } from "./limits/format-problem.ts";
import { sampleOptions } from "./testing/golden-files.ts";
import { SAMPLE_RIDE, SAMPLE_RUN, SAMPLE_SWIM, SAMPLE_TEST } from "./testing/sample-exercises.ts";
import type { WorkoutExercise } from "./tree/workout-exercise.ts";
import { workoutFile } from "./workout-file.ts";

const textOf = (exercise: WorkoutExercise, format: "zwo" | "mrc") =>
  new TextDecoder().decode(workoutFile(exercise, format, sampleOptions("power", `a.${format}`)));

/** The steps of a ZWO file, repeats written out: seconds and share; null for a free step. */
function zwoSteps(xml: string): [number, number | null][] {
  const steps: [number, number | null][] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const number = (key: string) => Number(attributes[key]);
    if (name === "SteadyState") steps.push([number("Duration"), number("Power")]);
    if (name === "FreeRide") steps.push([number("Duration"), null]);
    if (name !== "IntervalsT") return;
    for (let at = 0; at < number("Repeat"); at++) {
      steps.push([number("OnDuration"), number("OnPower")]);
      steps.push([number("OffDuration"), number("OffPower")]);
    }
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return steps;
}

/** The blocks of an MRC file: seconds and share. */
function mrcSteps(text: string): [number, number][] {
  const data = text.split("[COURSE DATA]\r\n")[1]?.split("[END COURSE DATA]")[0] ?? "";
  const points = data
    .trim()
    .split("\r\n")
    .map((line) => line.split("\t").map(Number));
  const steps: [number, number][] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [from = [], to = []] = points.slice(at, at + 2);
    const seconds = Math.round(((to[0] ?? 0) - (from[0] ?? 0)) * 60);
    steps.push([seconds, (from[1] ?? 0) / 100]);
  }
  return steps;
}

const secondsOf = ({ steps }: WorkoutExercise): number[] =>
  steps.flatMap(({ repeat, intervals }) =>
    Array.from({ length: repeat }, () =>
      intervals.flatMap(({ quantity, restSeconds }) =>
        restSeconds > 0 ? [quantity, restSeconds] : [quantity],
      ),
    ).flat(),
  );

test("a ride has the same steps in ZWO and MRC", () => {
  const steps = [
    [900, 0.5],
    ...Array.from({ length: 3 }, () => [
      [480, 0.97],
      [240, 0.5],
    ]).flat(),
    [540, 0.5],
  ];
  expect(zwoSteps(textOf(SAMPLE_RIDE, "zwo"))).toEqual(steps);
  expect(mrcSteps(textOf(SAMPLE_RIDE, "mrc"))).toEqual(steps);
});

test("a best effort in ZWO is left to the rider", () => {
  expect(zwoSteps(textOf(SAMPLE_TEST, "zwo"))[1]).toEqual([1200, null]);
});

test("a name with markup and control characters stays well-formed XML", () => {
  const name = `<b> & "x" \u0000\u001F ]]> 日本`;
  const xml = textOf({ ...SAMPLE_RIDE, name }, "zwo");
  expect(zwoSteps(xml)).toHaveLength(8);
  expect(xml).toContain("&lt;b&gt; &amp; &quot;x&quot;");
});

test("a name cannot add lines or sections to an MRC file", () => {
  const text = textOf({ ...SAMPLE_RIDE, name: "a\r\n[COURSE DATA]\r\n0 0" }, "mrc");
  expect(text.match(/\[COURSE DATA\]/g)).toHaveLength(1);
  expect(mrcSteps(text)).toHaveLength(8);
});

describe("a format that can't hold an exercise", () => {
  test.each([
    ["zwo", SAMPLE_SWIM, "fit"],
    ["mrc", SAMPLE_SWIM, "fit"],
    ["mrc", SAMPLE_RUN, "zwo"],
    ["mrc", SAMPLE_TEST, "zwo"],
  ] as const)("%s of %o offers %s", (format, exercise, nearest) => {
    const problem = formatProblem(exercise, format);
    expect(problem?.nearest).toBe(nearest);
    expect(problem?.message).toContain(`Take the ${nearest.toUpperCase()} file.`);
    expect(() => textOf(exercise, format)).toThrow(problem?.message);
    expect(formatProblem(exercise, nearest)).toBeNull();
  });
});

test.prop({ request: arbRequest }, { numRuns: 6 })(
  "every ride and run has the seconds of its plan",
  ({ request }) => {
    const exercises = generatePlan(request).weeks.flatMap(
      (week): readonly PlannedExercise[] => week.exercises,
    );
    for (const exercise of exercises) {
      if (formatProblem(exercise, "zwo") === null) {
        const seconds = zwoSteps(textOf(exercise, "zwo")).map(([each]) => each);
        expect(seconds).toEqual(secondsOf(exercise));
      }
      if (formatProblem(exercise, "mrc") === null) {
        for (const [at, [seconds]] of mrcSteps(textOf(exercise, "mrc")).entries()) {
          // Minutes have two decimals.
          expect(Math.abs(seconds - (secondsOf(exercise)[at] ?? 0))).toBeLessThanOrEqual(1);
        }
      }
    }
  },
);
