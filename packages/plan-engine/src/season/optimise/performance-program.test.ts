import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { periodise } from "../../calendar/periodise.ts";
import { arbRequest } from "../../testing/index.ts";
import { performanceOf } from "./performance-program.ts";
import { raceDayPerformance, RESPONSE_MODELS } from "./response-model.ts";
import { planDays, spreadEvenly } from "./week-loads.ts";

const arbShort = arbRequest.filter((request) => request.totalWeeks <= 30);
const arbModel = fc.constantFrom(...RESPONSE_MODELS);
const arbLoads = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
  minLength: 30,
  maxLength: 30,
});
const arbAny = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
  minLength: 30,
  maxLength: 30,
});

const quadraticForm = (matrix: readonly (readonly number[])[], x: readonly number[]) =>
  matrix.reduce(
    (sum, row, i) =>
      sum + row.reduce((part, value, j) => part + (x[i] ?? 0) * value * (x[j] ?? 0), 0),
    0,
  );

describe("performanceOf", () => {
  test.prop([arbShort, arbModel, arbLoads])(
    "equals the day-by-day model",
    (request, model, loads) => {
      const days = planDays(periodise(request));
      const weeks = days.byWeek.map((own, week) => (own.length > 0 ? (loads[week] ?? 0) : 0));
      const { linear, quadratic } = performanceOf(model, days);
      const byWeek = linear.reduce((sum, value, week) => sum + value * (weeks[week] ?? 0), 0);
      const expected = raceDayPerformance(model, spreadEvenly(days, weeks));
      expect(byWeek - quadraticForm(quadratic, weeks)).toBeCloseTo(expected, 8);
    },
  );

  test.prop([arbShort, arbModel, arbAny])(
    "has a single optimum, since its curvature is never negative",
    (request, model, x) => {
      const { quadratic } = performanceOf(model, planDays(periodise(request)));
      expect(quadraticForm(quadratic, x)).toBeGreaterThanOrEqual(-1e-9);
    },
  );
});
