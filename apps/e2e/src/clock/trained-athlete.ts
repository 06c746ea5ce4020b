import type { Page } from "@playwright/test";
import { PASSWORD } from "../athlete.ts";
import { addDays } from "../dates.ts";
import { planBody, send } from "../week.ts";
import type { MovableProduct } from "./start-product.ts";

export interface Exercise {
  id: number;
  week: number;
  type: string;
  name: string;
  duration: number;
  scheduledDate: string | null;
  isKey: boolean;
  isCompleted: boolean;
}

export interface TrainedAthlete {
  planId: number;
  /** The Sunday of the plan's first week. */
  startDate: string;
  /** The day that the product's clock shows. */
  today: string;
}

interface Training {
  /** Days since the plan began. */
  days: number;
  /** Share of the planned time that was done for each exercise before today; 0 for none. */
  shareOf: (exercise: Exercise, index: number) => number;
  /** How hard each exercise felt. */
  rpe?: number;
}

const dayOfWeek = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

interface NewPlan extends Pick<TrainedAthlete, "planId" | "startDate"> {
  account: { username: string; password: string };
}

/**
 * Signs up an athlete on a Sunday, with a plan of sixteen weeks that is placed on its suggested days. Moves the
 * clock of the product.
 */
export async function beginPlan(page: Page, product: MovableProduct): Promise<NewPlan> {
  const account = { username: `trained-${crypto.randomUUID()}@example.org`, password: PASSWORD };
  await product.moveAhead((7 - dayOfWeek(product.today())) % 7);
  const startDate = product.today();
  await send(page, "POST", "/api/register", account);
  const form = planBody({ raceDate: addDays(startDate, 16 * 7 - 1), goalFinishTime: "02:50:00" });
  const { id: planId } = await send(page, "POST", "/api/training-plans", form);
  await send(page, "PATCH", "/api/user/current-plan", { planId });
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  return { planId, startDate, account };
}

export const weekOf = (page: Page, planId: number, week: number): Promise<Exercise[]> =>
  send(page, "GET", `/api/training-plans/${planId}/weeks/${week}/exercises`);

/** Records so many seconds of an exercise on its day. */
export const completeExercise = (
  page: Page,
  { id, scheduledDate, duration }: Exercise,
  { share = 1, rpe }: { share?: number; rpe?: number | undefined } = {},
) =>
  send(page, "POST", `/api/exercises/${id}/complete`, {
    date: scheduledDate,
    durationSeconds: Math.round(60 * duration * share),
    rpe,
  });

/**
 * Signs up an athlete whose plan of sixteen weeks began on a Sunday so many days ago and is placed
 * on its suggested days, with what was done since. Moves the clock of product and page.
 */
export async function trainedAthlete(
  page: Page,
  product: MovableProduct,
  { days, shareOf, rpe }: Training,
): Promise<TrainedAthlete> {
  const { planId, startDate, account } = await beginPlan(page, product);
  await product.moveAhead(days);
  await send(page, "POST", "/api/login", account);
  const now = product.today();
  const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, index) => index + 1);
  let index = 0;
  for (const week of weeks) {
    for (const exercise of await weekOf(page, planId, week)) {
      const { scheduledDate } = exercise;
      if (scheduledDate === null || scheduledDate >= now) continue;
      const share = shareOf(exercise, index);
      index += 1;
      if (share > 0) await completeExercise(page, exercise, { share, rpe });
    }
  }
  await page.clock.setFixedTime(`${now}T10:00:00Z`);
  return { planId, startDate, today: now };
}
