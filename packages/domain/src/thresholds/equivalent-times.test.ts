import { describe, expect, test } from "vitest";
import { formatPace } from "../units/pace-text.ts";
import { equivalentTimes } from "./equivalent-times.ts";

describe("equivalentTimes", () => {
  test("match the threshold over 400 m, 20 km and 10 km", () => {
    const { swim, bike, run } = equivalentTimes({ swim: 138, bike: 20.53, run: 408 });
    expect([swim, bike, run].map(formatPace)).toEqual(["8:46", "36:19", "41:22"]);
  });
});
