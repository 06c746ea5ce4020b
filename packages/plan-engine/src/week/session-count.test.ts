import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { periodise } from "../calendar/periodise.ts";
import { requestOf, scheduleOf } from "../testing/index.ts";
import { sessionCount, sessionsByDiscipline } from "./session-count.ts";

const roomy = scheduleOf([3, 3, 4, 3, 3, 3, 6], [2, 6]);
const loadingWeek = periodise(requestOf("70.3", "intermediate", 16, roomy))[0];

describe("sessionCount", () => {
  // Published plans have 9, 9 and 12.
  test.each([
    [338, 7],
    [640, 10],
    [1228, 12],
  ])("for a week of %i minutes is %i", (minutes, expected) => {
    expect(loadingWeek && sessionCount(loadingWeek, minutes, minutes)).toBe(expected);
  });

  test("is one of each discipline for three half-hours", () => {
    const request = requestOf("sprint", "beginner", 8, scheduleOf([0.5, 0, 0.5, 0, 0.5], [0]));
    const [week] = periodise(request);
    expect(week && sessionCount(week, 85, 85)).toBe(3);
    expect(week && sessionsByDiscipline(3, week)).toEqual({ swim: 1, bike: 1, run: 1 });
  });
});
