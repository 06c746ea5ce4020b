import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { addDays, isoDate } from "../calendar/iso-date.ts";
import { thresholdsOn } from "./thresholds-on.ts";

const START = isoDate("2026-01-01");
const record = (day: number, value: number, isCounted = true) =>
  ({ kind: "ftpWatts", value, measuredOn: addDays(START, day), isCounted }) as const;

test.each([
  ["the newest up to the day", 25, 210],
  ["the record of the day itself", 20, 210],
  ["an older one before a later test", 15, 200],
  ["the first one before all records", 2, 200],
])("takes %s", (_name, day, watts) => {
  const records = [record(40, 230), record(30, 999, false), record(20, 210), record(10, 200)];
  expect(thresholdsOn(addDays(START, day), records)).toEqual({ ftpWatts: watts });
});

test("knows nothing without counted records", () => {
  expect(thresholdsOn(START, [record(0, 200, false)])).toEqual({});
});

const arbDays = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 });

test.prop([arbDays, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 50 })])(
  "never changes for a later test once a record is known",
  (days, day, later) => {
    const records = days.toSorted((a, b) => b - a).map((at) => record(at, 100 + at));
    fc.pre(records.some(({ measuredOn }) => measuredOn <= addDays(START, day)));
    const date = addDays(START, day);
    const test = record(101 + later, 400);
    expect(thresholdsOn(date, [test, ...records])).toEqual(thresholdsOn(date, records));
  },
);
