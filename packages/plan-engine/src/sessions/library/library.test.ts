import { DISCIPLINES } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { planPaces } from "../../intensity/week-paces.ts";
import { sum } from "../../model/numbers.ts";
import { requestOf } from "../../testing/index.ts";
import { protocolsOf } from "../../fitness-tests/index.ts";
import { resolveSteps } from "../resolve/resolve-steps.ts";
import type { Measure } from "../resolve/resolved-step.ts";
import { BRICK_TEMPLATES } from "./brick-templates.ts";
import { findTemplate, LIBRARY } from "./library.ts";

const SESSIONS = Object.values(LIBRARY).flat();
const ALL = [...SESSIONS, ...BRICK_TEMPLATES];

/** Swimmer with the given critical swim speed; default paces for the other legs. */
function measureOf(discipline: Measure["discipline"], css: number): Measure {
  const request = requestOf("olympic", "intermediate", 16);
  const paces = planPaces(request, 14).pacesOf(1)[discipline];
  if (discipline !== "swim") return { discipline, paces, poolLength: 25 };
  const swim = { Z1: css / 0.82, Z2: css / 0.89, Z3: css / 0.955, Z4: css, Z5: css / 1.06 };
  return { discipline, poolLength: 25, paces: { ...swim, Z6: css / 1.12, RP: css / 0.97 } };
}

const secondsOf = (steps: NonNullable<ReturnType<typeof resolveSteps>>) =>
  sum(steps.map((step) => step.repeat * sum(step.items.map((item) => item.seconds + item.rest))));

describe("the library", () => {
  test("has 75 templates with unique names", () => {
    expect(ALL).toHaveLength(75);
    expect(new Set(ALL.map((template) => template.id)).size).toBe(75);
  });

  test("names levels, races and weeks for every template", () => {
    for (const { weeks, races, levels, minutes } of ALL) {
      expect(Math.min(weeks.size, races.size, levels.size)).toBeGreaterThan(0);
      expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
    }
  });

  test.each(DISCIPLINES)("plans %s tests of the same length as their templates", (discipline) => {
    for (const { templateId, minutes } of protocolsOf(discipline, "advanced")) {
      const [least = 0, most = 0] = findTemplate(templateId)?.minutes ?? [];
      expect(minutes(120)).toBeGreaterThanOrEqual(least);
      expect(minutes(120)).toBeLessThanOrEqual(most);
      if (discipline !== "swim") expect(minutes(0)).toBe(least);
    }
  });

  const part = fc.constantFrom(0, 0.5, 1);
  const session = fc.constantFrom(...SESSIONS);

  test.prop([session, part, fc.integer({ min: 75, max: 150 }), fc.constantFrom(0.45, 0.7, 1)])(
    "fills the minutes of a fitting template: rides and runs exactly, swims to four minutes",
    (template, place, css, share) => {
      const [least, most] = template.minutes;
      const minutes = Math.round((least + place * (most - least)) / 5) * 5;
      const measure = measureOf(template.discipline, css);
      const steps = resolveSteps(template.steps, minutes, measure, { share });
      if (!steps) return;
      const over = secondsOf(steps) - minutes * 60;
      expect(over).toBeLessThanOrEqual(template.discipline === "swim" ? 10 : 0);
      expect(over).toBeGreaterThanOrEqual(template.discipline === "swim" ? -240 : 0);
    },
  );

  test.prop([session, fc.integer({ min: 75, max: 150 })])(
    "fits a template at the middle of its range for any swimmer of usual speed",
    (template, css) => {
      const middle = Math.round((template.minutes[0] + template.minutes[1]) / 10) * 5;
      const measure = measureOf(template.discipline, css);
      expect(resolveSteps(template.steps, middle, measure, { share: 1 })).not.toBeNull();
    },
  );

  test.prop([session, fc.integer({ min: 3, max: 24 }), fc.constantFrom(20, 25, 33, 50)])(
    "swims whole pool lengths and keeps every step when fitted leniently",
    (template, fives, poolLength) => {
      const measure = { ...measureOf(template.discipline, 200), poolLength };
      const fit = { share: 1, isLenient: true };
      const steps = resolveSteps(template.steps, fives * 5, measure, fit) ?? [];
      expect(steps.length).toBeGreaterThan(0);
      if (template.discipline !== "swim") return;
      for (const item of steps.flatMap((step) => step.items)) {
        expect(item.quantity % poolLength).toBe(0);
      }
    },
  );
});
