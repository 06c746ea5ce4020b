import { addDays, isoDate } from "@triplan/domain";
import { isSerious, previewSeason } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { planFacts } from "../draft/plan-facts.ts";
import { initialValues, withRace, type PlanValues } from "../draft/plan-values.ts";
import { toPlanRequest } from "../draft/to-plan-request.ts";
import { hasEffect } from "./has-effect.ts";
import { waysOut } from "./ways-out.ts";

const TODAY = isoDate("2026-11-21");

const seasonOf = (values: PlanValues) => {
  const request = toPlanRequest(values, TODAY);
  if (!request) throw new Error("These values should make a plan");
  return previewSeason(request);
};

test("a way out has an effect only if it lifts a limit or lengthens an exercise", () => {
  const short = { ...withRace(initialValues(null), "ironman"), raceDate: addDays(TODAY, 63) };
  const now = seasonOf(short);
  const ways = waysOut(short, planFacts(short, TODAY), now.limits.filter(isSerious), TODAY);
  const [later, shorter] = ways;
  if (!later || !shorter) throw new Error("Two ways out should be found");
  expect(hasEffect(later, now, seasonOf(later.apply(short)))).toBe(true);
  expect(hasEffect(later, now, now)).toBe(false);
  expect(hasEffect(shorter, now, now)).toBe(true);
});
