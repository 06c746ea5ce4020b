import type { Page } from "@playwright/test";
import { addDays } from "./dates.ts";
import { signUpWithPlan, send } from "./week.ts";

/** Records a run on a day of the plan's second week. */
async function record(page: Page, date: string): Promise<string> {
  const garminActivityId = `e2e-${crypto.randomUUID()}`;
  await send(page, "POST", "/api/garmin/activities", {
    garminActivityId,
    activityName: "Early Bird",
    activityType: "running",
    startTime: `${date}T06:30:00Z`,
    duration: 1830,
    distance: 5000,
    averagePace: 366,
    averageHeartRate: 146,
  });
  return garminActivityId;
}

/** Signs up an athlete with a plan, a match and an unmatched recording. */
export async function becomeAthlete(page: Page): Promise<void> {
  const planId = await signUpWithPlan(page);
  const [plan] = await send(page, "GET", "/api/training-plans");
  const garminActivityId = await record(page, addDays(plan.startDate, 8));
  await record(page, addDays(plan.startDate, 9));
  const rows: { id: number; type: string }[] = await send(
    page,
    "GET",
    `/api/training-plans/${planId}/weeks/2/exercises`,
  );
  const run = rows.find(({ type }) => type === "run");
  await send(page, "POST", `/api/exercises/${run?.id}/match-garmin`, { garminActivityId });
}
