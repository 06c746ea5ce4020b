import type { Locator, Page } from "@playwright/test";
import { addDays, today } from "./dates.ts";

const PASSWORD = "swim-bike-run-42";

const schedule = () =>
  ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
    (dayName, day) => ({
      day,
      dayName,
      available: day !== 3,
      hours: day === 3 ? 0 : 2,
      isEndurance: day === 0 || day === 6,
    }),
  );

/** A plan for the API, sixteen weeks before an olympic race. */
export const planBody = (over: object) => ({
  name: "Lisbon Olympic",
  raceType: "olympic",
  swimDistance: "0.93",
  bikeDistance: "25",
  runDistance: "6.2",
  raceDate: addDays(today(), 16 * 7),
  currentSwimPace: "2:05",
  currentBikePace: "18",
  currentRunPace: "8:30",
  experienceLevel: "intermediate",
  weeklySchedule: schedule(),
  ...over,
});

/** Calls the REST API with the page's login. */
export async function send(page: Page, method: string, path: string, body?: object) {
  const answer = await page.request.fetch(path, { method, ...(body && { data: body }) });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** Signs up an athlete with one plan, without opening a page. Returns the plan's id. */
export async function signUpWithPlan(page: Page, over: object = {}): Promise<number> {
  const username = `week-${crypto.randomUUID()}@example.org`;
  await send(page, "POST", "/api/register", { username, password: PASSWORD });
  const { id } = await send(page, "POST", "/api/training-plans", planBody(over));
  await send(page, "PATCH", "/api/user/current-plan", { planId: id });
  return id;
}

/**
 * Signs up an athlete with one plan and opens its second week, which has no past days. Returns the
 * plan's id.
 */
export async function openWeek(
  page: Page,
  { at = "/?week=2", over = {} }: { at?: string; over?: object } = {},
): Promise<number> {
  const id = await signUpWithPlan(page, over);
  await page.goto(at);
  await board(page).waitFor();
  return id;
}

export const board = (page: Page): Locator => page.getByRole("region", { name: "Weekly Schedule" });

export const day = (page: Page, name: string): Locator =>
  board(page).getByRole("region", { name: new RegExp(`^${name}`) });

/** The details of an exercise: beside the week, or a sheet over it on a phone. */
export const details = (page: Page, name: string): Locator =>
  page
    .getByRole("region", { name, exact: true })
    .or(page.getByRole("dialog", { name, exact: true }));

export const available = (page: Page): Locator =>
  page.getByRole("list", { name: "Available Exercises" }).getByRole("listitem");

export const firstName = (page: Page): Promise<string> =>
  available(page).first().getByRole("heading").first().innerText();

/** Places the whole week; on a phone only the first step of an empty week offers that. */
export const placeWeek = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^(Auto-Schedule|Place this) week$/i })
    .filter({ visible: true })
    .first()
    .click();
