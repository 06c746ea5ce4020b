import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { CHANGE_LAWS } from "./change-laws.ts";
import { arbRequest } from "./requests.ts";
import { runs } from "./runs.ts";

const RUNS = runs(8);

describe.each(CHANGE_LAWS)("law $id", ({ title, holds }) => {
  test.prop([arbRequest], RUNS)(title, (request) => {
    expect(holds(request, generatePlan(request))).not.toBe(false);
  });
});
