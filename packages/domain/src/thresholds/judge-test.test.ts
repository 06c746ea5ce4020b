import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isoDate } from "../calendar/iso-date.ts";
import { judgeTest, pendingThreshold, type JudgedRecord, type TestVerdict } from "./judge-test.ts";
import type { ThresholdSource } from "./judge-threshold.ts";
import type { ThresholdKind } from "./thresholds.ts";

const overTest = (value: number, pending: number | null = null) =>
  ({ value, source: "test", pending }) as const;

describe("judgeTest", () => {
  test.each<[ThresholdKind, number, number, TestVerdict | null, number]>([
    // Scenario 17 of the design: +2 % stays, +5 % is taken, +9 % counts half.
    ["ftpWatts", 200, 204, "same", 200],
    ["ftpWatts", 200, 210, null, 210],
    ["ftpWatts", 200, 218, "half", 209],
    ["ftpWatts", 200, 205, "same", 200],
    ["ftpWatts", 200, 206, null, 206],
    ["ftpWatts", 200, 212, null, 212],
    ["ftpWatts", 200, 195, "same", 200],
    ["ftpWatts", 200, 194, "half", 197],
    ["ftpWatts", 200, 190, null, 190],
    ["css", 110, 109, "same", 110],
    ["css", 110, 107, null, 107],
    ["css", 110, 100, "half", 105],
    ["runThreshold", 460, 470, "half", 465],
    ["runThreshold", 460, 480, null, 480],
    ["lthrRun", 170, 171, null, 171],
  ])("%s of %d with a test of %d: %s, %d", (kind, inUse, measured, verdict, value) => {
    expect(judgeTest(kind, measured, overTest(inUse))).toMatchObject({ verdict, value });
  });

  test.each<[string, ThresholdSource | null, number]>([
    ["half of a slightly slower result over a test", "test", 465],
    ["the whole result over race paces", "paces", 470],
    ["the whole first result", null, 470],
  ])("gives %s", (_, source, expected) => {
    const inUse = source === null ? undefined : { value: 460, source, pending: null };
    expect(judgeTest("runThreshold", 470, inUse).value).toBe(expected);
  });

  test.each([
    ["gives the other half to a result that repeats the one before", 218, "agreed", 218],
    ["gives the other half to a result within the noise below it", 213, "agreed", 218],
    ["takes a better result against the one before", 226, null, 226],
    ["counts half of a much better one", 240, "half", 229],
    ["keeps the value in use for a result that does not agree", 210, "same", 209],
  ])("%s", (_, measured, verdict, value) => {
    expect(judgeTest("ftpWatts", measured, overTest(209, 218))).toMatchObject({ verdict, value });
  });

  const arbWatts = fc.integer({ min: 60, max: 500 });

  test.prop([arbWatts, arbWatts])(
    "never leaves the range between the value in use and the measured one",
    (inUse, measured) => {
      const { verdict, value } = judgeTest("ftpWatts", measured, overTest(inUse));
      expect(value).toBeGreaterThanOrEqual(Math.min(inUse, measured));
      expect(value).toBeLessThanOrEqual(Math.max(inUse, measured));
      if (verdict === "same") expect(value).toBe(inUse);
      if (verdict === null) expect(value).toBe(measured);
    },
  );

  test.prop([arbWatts, fc.integer({ min: 61, max: 100 })])(
    "brings the whole way when a large improvement is measured twice",
    (inUse, permille) => {
      const measured = Math.ceil((inUse * (1000 + permille)) / 1000);
      const { value } = judgeTest("ftpWatts", measured, overTest(inUse));
      expect(judgeTest("ftpWatts", measured, overTest(value, measured)).value).toBe(measured);
    },
  );
});

const record = (change: Partial<JudgedRecord> = {}): JudgedRecord => ({
  kind: "ftpWatts",
  value: 209,
  measuredOn: isoDate("2027-03-01"),
  isCounted: true,
  verdict: "half",
  measured: 218,
  ...change,
});

describe("pendingThreshold", () => {
  test.each<[string, JudgedRecord[], string, number | null]>([
    ["the other half of a result of the day before", [record()], "2027-03-02", 218],
    ["the other half for four weeks", [record()], "2027-03-29", 218],
    ["nothing after four weeks", [record()], "2027-03-30", null],
    ["nothing for the same test entered twice", [record()], "2027-03-01", null],
    [
      "nothing once another value counts",
      [record({ verdict: null }), record()],
      "2027-03-02",
      null,
    ],
    ["nothing of a test set aside", [record({ isCounted: false })], "2027-03-02", null],
    ["nothing of a test within the noise", [record({ verdict: "same" })], "2027-03-02", null],
    ["nothing of another threshold", [record({ kind: "css" })], "2027-03-02", null],
  ])("is %s", (_, records, on, expected) => {
    expect(pendingThreshold("ftpWatts", records, isoDate(on))).toBe(expected);
  });
});
