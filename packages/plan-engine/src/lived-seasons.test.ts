import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { runs } from "./testing/runs.ts";
import { arbJudgedSeason, brokenSeason } from "./testing/season-laws.ts";

describe("a season with adjustments, time off, races and answered proposals", () => {
  test.prop([arbJudgedSeason], runs(3))(
    "breaks no cap, ignores what is done later, and gives every byte back with each undo",
    (judged) => {
      expect(brokenSeason(judged)).toEqual([]);
    },
  );
});
