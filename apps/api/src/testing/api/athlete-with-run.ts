import { sampleRecording } from "@triplan/activity-files/testing";
import {
  addDays,
  dateInZone,
  DAY_NAMES,
  daysBetween,
  METERS_PER_MILE,
  weekdayOf,
} from "@triplan/domain";
import type { Db } from "@triplan/db";
import type { TestUser } from "./test-api.ts";
import { validPlan } from "../inputs/valid-plan.ts";

/** An athlete whose plan, made a week ago, has a run today, and a recording of it. */
export async function athleteWithRun(api: { db: Db; user: () => Promise<TestUser> }) {
  const user = await api.user();
  const today = dateInZone(new Date(), "UTC");
  const made = validPlan({ raceDate: addDays(today, 100) });
  const { id: planId, startDate } = await user.trpc.plans.create.mutate(made);
  // The first week of a new plan may be cut short or lie ahead, by the weekday of today.
  const weekAgo = addDays(startDate, -7);
  const createdOn = addDays(today, -7);
  const dates = { createdOn, startDate: weekAgo, raceDate: addDays(createdOn, 100) };
  await api.db.updateTable("trainingPlan").set(dates).where("id", "=", planId).execute();
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  const week = 1 + Math.floor(daysBetween(weekAgo, today) / 7);
  const listWeek = () => user.trpc.exercises.listWeek.query({ planId, week });
  const runs = (await listWeek()).filter(({ type }) => type === "run");
  const run = runs.toSorted((one, other) => other.duration - one.duration)[0];
  if (!run) throw new Error(`Week ${week} has no run`);
  const day = weekdayOf(today);
  const placement = { exerciseId: run.id, day, dayName: DAY_NAMES[day] };
  await user.trpc.exercises.schedule.mutate(placement);
  const find = async () => (await listWeek()).find(({ id }) => id === run.id);
  const start = new Date(Date.now() - 60_000);
  const seconds = run.duration * 60;
  // As far as planned, so that the same recording fits the run of any weekday.
  const speed = (Number.parseFloat(run.distance) * METERS_PER_MILE) / seconds;
  const done = sampleRecording({ start, seconds, speed, offsetSeconds: 0 });
  // So much longer that it may be the run or another one.
  const unsure = { ...done, seconds: Math.round(1.75 * seconds) };
  return { user, run, find, done, unsure };
}
