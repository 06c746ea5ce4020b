import type { createPlanInput } from "@triplan/contract";
import { defaultSchedule } from "@triplan/domain";
import type { z } from "zod";

type PlanBody = z.input<typeof createPlanInput>;

/** A valid plan request for the tests' start date: eight weeks to an Olympic race. */
export const validPlan = (changes: Partial<PlanBody> = {}): PlanBody => ({
  name: "City olympic",
  raceType: "olympic",
  swimDistance: "0.93",
  bikeDistance: "25",
  runDistance: "6.2",
  raceDate: "2026-04-26",
  currentSwimPace: "2:30",
  currentBikePace: "18",
  currentRunPace: "8:30",
  experienceLevel: "intermediate",
  goalFinishTime: null,
  goalSwimPace: null,
  goalBikePace: null,
  goalRunPace: null,
  totalWeeks: 8,
  weeklySchedule: [...defaultSchedule("olympic")],
  ...changes,
});
