import { FitEncoder } from "fit-file-parser/encoder";
import { readFitMessages } from "fit-file-parser/raw";
import {
  POOLS,
  TARGET_CHOICES,
  type ExerciseStep,
  type RaceType,
  type TargetChoice,
} from "@triplan/domain";
import { generatePlan } from "@triplan/plan-engine";
import { arbRequest } from "@triplan/plan-engine/testing";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { decodeFit, type DecodedMessage } from "../testing/decode-fit.ts";
import { sampleOptions } from "../testing/golden-files.ts";
import { SAMPLE_RIDE, SAMPLE_RUN, SAMPLE_SWIM, SAMPLE_TEST } from "../testing/sample-exercises.ts";
import type { WorkoutExercise } from "../tree/workout-exercise.ts";
import { brickFile, workoutFile } from "../workout-file.ts";

const WORKOUT = 26;
const STEP = 27;
const SESSION = 158;

const fitOf = (exercise: WorkoutExercise, target: TargetChoice): DecodedMessage[] =>
  decodeFit(workoutFile(exercise, "fit", sampleOptions(target, "a.fit")));

const stepsIn = (messages: readonly DecodedMessage[]) =>
  messages.filter(({ message }) => message === STEP).map(({ fields }) => fields);

const workoutIn = (messages: readonly DecodedMessage[]) =>
  messages.find(({ message }) => message === WORKOUT)?.fields;

/** Duration type and value, target type, and ends. */
const rowOf = (fields: ReadonlyMap<number, number | string>) =>
  [1, 2, 3, 5, 6].map((number) => fields.get(number) ?? null);

describe("a swim", () => {
  const messages = fitOf(SAMPLE_SWIM, "pace");

  test("has the sport, the pool of 25 yards and the number of its steps", () => {
    const workout = workoutIn(messages);
    expect([4, 11, 14, 15, 6].map((number) => workout?.get(number))).toEqual([5, 17, 2286, 1, 8]);
  });

  test("has distances, rests on the pool clock and by time, repeats, and paces in mm/s", () => {
    expect(stepsIn(messages).map(rowOf)).toEqual([
      [1, 27_432, 0, 0, 714],
      [1, 9144, 0, 800, 870],
      [28, 130_000, 2, null, null],
      [6, 1, 2, null, null],
      [1, 4572, 0, 714, 769],
      [0, 15_000, 2, null, null],
      [6, 4, 2, null, null],
      [1, 9144, 0, 0, 714],
    ]);
  });

  test("names its kit, the first that the format knows as a number", () => {
    const [warmUp] = stepsIn(messages);
    expect(warmUp?.get(9)).toBe(5);
    expect(warmUp?.get(8)).toContain("With snorkel, fins. Kick on the side: Bottom arm long");
  });
});

const targetsOf = (exercise: WorkoutExercise, target: TargetChoice) =>
  stepsIn(fitOf(exercise, target))
    .filter((fields) => fields.get(1) !== 6)
    .map((fields) => [3, 5, 6].map((number) => fields.get(number) ?? null));

describe("targets", () => {
  test("of a ride by power are watts", () => {
    expect(targetsOf(SAMPLE_RIDE, "power")).toEqual([
      [4, 1001, 1125],
      [4, 1230, 1260],
      [4, 1001, 1125],
      [4, 1001, 1125],
    ]);
  });

  test("of a ride by power without a known FTP are percent of FTP", () => {
    const steps = SAMPLE_RIDE.steps.map((step) => ({
      ...step,
      intervals: step.intervals.map((interval) => ({
        ...interval,
        target: { slow: "18.5", fast: "20" },
      })),
    }));
    expect(targetsOf({ ...SAMPLE_RIDE, steps }, "power")).toEqual([
      [4, 0, 55],
      [4, 90, 105],
      [4, 0, 55],
      [4, 0, 55],
    ]);
  });

  test("of a run by heart rate are beats per minute, and strides have none", () => {
    expect(targetsOf(SAMPLE_RUN, "heartRate").slice(0, 4)).toEqual([
      [1, 130, 239],
      [1, 255, 265],
      [1, 130, 239],
      [2, null, null],
    ]);
  });

  test.each([
    ["power", SAMPLE_RUN, 0],
    ["pace", SAMPLE_RIDE, 0],
    ["power", SAMPLE_SWIM, 0],
    ["heartRate", SAMPLE_SWIM, 0],
    ["none", SAMPLE_SWIM, 2],
    ["none", SAMPLE_RIDE, 2],
  ] as const)("by %s of %o begin with the type %i", (choice, exercise, type) => {
    expect(targetsOf(exercise, choice)[0]?.[0]).toBe(type);
  });

  test("of a best effort are open", () => {
    expect(targetsOf(SAMPLE_TEST, "power")[1]).toEqual([2, null, null]);
  });
});

test("a heart rate that is not known is refused with the nearest choice", () => {
  const steps = SAMPLE_RUN.steps.map((step) => ({
    ...step,
    intervals: step.intervals.map((interval) => ({
      ...interval,
      target: { slow: null, fast: "8:00" },
    })),
  }));
  expect(() => fitOf({ ...SAMPLE_RUN, steps }, "heartRate")).toThrow(/take the file by pace/);
});

test("an exercise without steps is one step of its time", () => {
  expect(stepsIn(fitOf({ ...SAMPLE_RUN, steps: [] }, "pace")).map(rowOf)).toEqual([
    [0, 55 * 60_000, 2, null, null],
  ]);
});

test("long names are cut between characters", () => {
  const name = "🚴 Übung ".repeat(20);
  const shown = String(workoutIn(fitOf({ ...SAMPLE_RIDE, name }, "none"))?.get(8));
  expect(shown).toMatch(/^🚴 Übung .*…$/u);
  expect(new TextEncoder().encode(shown).length).toBeLessThanOrEqual(48);
});

test("a brick in one file has a part for each sport", () => {
  const messages = decodeFit(brickFile([SAMPLE_RIDE, SAMPLE_RUN], sampleOptions("power", "")));
  const sessions = messages.filter(({ message }) => message === SESSION);
  expect(workoutIn(messages)?.get(4)).toBe(18);
  expect(sessions.map(({ fields }) => [0, 2, 3].map((each) => fields.get(each)))).toEqual([
    [2, 5, 0],
    [1, 9, 5],
  ]);
  const rows = stepsIn(messages);
  expect(rows.map((fields) => fields.get(254))).toEqual(rows.map((_row, at) => at));
  expect(rows.filter((fields) => fields.get(1) === 6).map((fields) => fields.get(2))).toEqual([
    1, 6, 9,
  ]);
});

/** What a reader of the plan expects of the file: amounts, rests and repeats in order. */
function expectedAmounts(steps: readonly ExerciseStep[]): (readonly [string, number])[] {
  return steps.flatMap(({ repeat, intervals }) => [
    ...intervals.flatMap(({ quantity, unit, restSeconds }) => [
      [unit, quantity] as const,
      ...(restSeconds > 0 ? [["rest", restSeconds] as const] : []),
    ]),
    ...(repeat > 1 ? [["repeat", repeat] as const] : []),
  ]);
}

/** Rests on the pool clock last until a send-off, which is rounded to 5 s. */
function readAmounts(rows: readonly ReadonlyMap<number, number | string>[]) {
  return rows.map((fields): readonly [string, number | "clock"] => {
    const value = Number(fields.get(2));
    const type = fields.get(1);
    if (type === 1) return ["m", value / 100];
    if (type === 6) return ["repeat", Number(fields.get(4))];
    if (type === 28) return ["rest", "clock"];
    return [fields.get(7) === 1 ? "rest" : "s", value / 1000];
  });
}

test.prop(
  {
    request: arbRequest,
    target: fc.constantFrom(...TARGET_CHOICES.filter((each) => each !== "heartRate")),
    pool: fc.constantFrom(...POOLS),
  },
  { numRuns: 6 },
)("every step of every exercise is read back equal", ({ request, target, pool }) => {
  const raceType: RaceType = request.raceType;
  const facts = { raceType, poolLengthMeters: pool.meters, units: "kilometers", target } as const;
  for (const exercise of generatePlan(request).weeks.flatMap((week) => week.exercises)) {
    const options = { ...sampleOptions(target, "a.fit"), facts };
    const bytes = workoutFile(exercise, "fit", options);
    const rows = stepsIn(decodeFit(bytes));
    const read = readAmounts(rows);
    const expected = expectedAmounts(exercise.steps);
    expect(
      read.map(([unit, value], at) => [unit, value === "clock" ? expected[at]?.[1] : value]),
    ).toEqual(expected);
    // A second decoder checks both checksums and the structure.
    expect(readFitMessages(bytes).issues).toEqual([]);
    for (const fields of rows) {
      const [low, high] = [Number(fields.get(5) ?? 0), Number(fields.get(6) ?? 1)];
      expect(low).toBeLessThan(high);
    }
  }
});

test("the checksum at the end is that of all bytes before it", () => {
  const bytes = workoutFile(SAMPLE_RUN, "fit", sampleOptions("pace", "a.fit"));
  const end = bytes.length - 2;
  expect(new DataView(bytes.slice(end).buffer).getUint16(0, true)).toBe(
    FitEncoder.calculateCRC(bytes.slice(0, end)),
  );
});
