import type { Page } from "@playwright/test";
import { addDays, today } from "./dates.ts";
import { expect } from "./fixtures.ts";

export const PASSWORD = "swim-bike-run-42";

const HOURS = [1.5, 1, 2, 0, 1, 1, 2];
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A plan for the API, sixteen weeks before an olympic race. */
const planBody = (name: string) => ({
  name,
  raceType: "olympic",
  swimDistance: "0.93",
  bikeDistance: "25",
  runDistance: "6.2",
  raceDate: addDays(today(), 16 * 7),
  currentSwimPace: "2:05",
  currentBikePace: "18",
  currentRunPace: "8:45",
  experienceLevel: "intermediate",
  goalFinishTime: "02:40:00",
  weeklySchedule: HOURS.map((hours, day) => ({
    day,
    dayName: DAYS[day],
    available: hours > 0,
    hours,
    isEndurance: day === 2 || day === 6,
  })),
});

/** Fills what a plan needs into the form of a new plan: sixteen weeks, from runs of 50 minutes. */
export async function fillNewPlan(page: Page, name: string): Promise<void> {
  await page.getByLabel("Plan Name").fill(name);
  await page.getByLabel("Race Date").fill(addDays(today(), 16 * 7));
  await page.getByLabel("Longest Run").fill("0:50");
}

/** Creates an account with plans of these names and signs the page in; the last plan is current. */
export async function athleteWith(page: Page, names: readonly string[]): Promise<string> {
  const username = `athlete-${crypto.randomUUID()}@example.org`;
  const account = { username, password: PASSWORD };
  expect((await page.request.post("/api/register", { data: account })).status()).toBe(201);
  for (const name of names) await addPlan(page, name);
  return username;
}

/** Creates a plan and makes it current. Returns its id. */
export async function addPlan(page: Page, name: string): Promise<number> {
  const answer = await page.request.post("/api/training-plans", { data: planBody(name) });
  expect(answer.status()).toBe(201);
  const { id: planId }: { id: number } = await answer.json();
  await page.request.patch("/api/user/current-plan", { data: { planId } });
  return planId;
}

/**
 * Ends the login with the next call of this procedure. Without cookies at once, a read in the background
 * could ask for a new login first, and its dialog would cover the page.
 */
export async function endLoginAt(page: Page, procedure: string): Promise<void> {
  await page.route(
    (url) => url.pathname.includes(procedure),
    async (route) => {
      await page.context().clearCookies();
      await route.continue();
    },
    { times: 1 },
  );
}
