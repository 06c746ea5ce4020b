import { renderHook, waitFor } from "@testing-library/react";
import { defaultSchedule } from "@triplan/domain";
import { generatePlan, outlineSeason, planRequestOf, type Season } from "@triplan/plan-engine";
import { expect, test, vi } from "vitest";
import * as generator from "../../../shared/plan-generator/load-plan-generator.ts";
import type { PlanRow } from "../model/week-types.ts";
import { plan } from "../testing/week-rows.ts";
import { useSeason } from "./use-season.ts";

const limitTexts = ({ limits }: Season) => limits.map(({ text }) => text);

const outlined = (thePlan: PlanRow) => outlineSeason(planRequestOf(thePlan));

test("has the limits of a plan made smaller because it would tire too much", async () => {
  const thePlan = { ...plan, hoursNow: 0 };
  const { warnings } = generatePlan(planRequestOf(thePlan));
  expect(limitTexts(outlined(thePlan))).not.toEqual(warnings);
  const { result } = renderHook(() => useSeason(thePlan));
  expect(result.current.limits).toEqual([]);
  await waitFor(() => expect(limitTexts(result.current)).toEqual(warnings));
});

test("has the limits of a plan as laid out at once", () => {
  const load = vi.spyOn(generator, "loadPlanGenerator");
  const weeklySchedule = defaultSchedule("olympic").map((entry) => ({ ...entry, hours: 3 }));
  const request = { ...plan, weeklySchedule };
  const weekMinutes = outlined(request).weeks.map(({ minutes }) => minutes);
  const thePlan = { ...request, weekMinutes };
  const { result } = renderHook(() => useSeason(thePlan));
  expect(limitTexts(result.current)).toEqual(generatePlan(planRequestOf(thePlan)).warnings);
  expect(load).not.toHaveBeenCalled();
});
