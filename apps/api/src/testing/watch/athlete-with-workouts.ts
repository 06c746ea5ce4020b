import { DAY_NAMES, type Weekday } from "@triplan/domain";
import { sql } from "kysely";
import { vi } from "vitest";
import { PATIENT } from "../api/patient.ts";
import { validPlan } from "../inputs/valid-plan.ts";
import { testWorkers, type WorkersOptions } from "../jobs/test-workers.ts";
import { ALEX } from "./athletes.ts";

const DAY = 24 * 3_600_000;

interface Options extends WorkersOptions {
  permissions?: ("ACTIVITY_EXPORT" | "WORKOUT_IMPORT")[];
}

/** A connected athlete with a plan, and exercises of a week that is ahead and on the watch. */
export async function athleteWithWorkouts({
  permissions = ["ACTIVITY_EXPORT", "WORKOUT_IMPORT"],
  ...options
}: Options = {}) {
  const api = await testWorkers(options);
  const { sandbox, db } = api;
  const user = await api.user();
  const key = await api.connect(user, ALEX, { permissions });
  const raceDate = new Date(Date.now() + 100 * DAY).toISOString().slice(0, 10);
  const newPlan = (name: string) => user.trpc.plans.create.mutate(validPlan({ raceDate, name }));
  const { id: planId, startDate } = await newPlan("On the watch");
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  const week = startDate > new Date().toISOString().slice(0, 10) ? 1 : 2;
  const rows = await user.trpc.exercises.listWeek.query({ planId, week });
  const ofType = (type: string) => {
    const found = rows.find((exercise) => exercise.type === type && exercise.brickId === null);
    if (!found) throw new Error(`Week ${week} has no ${type}`);
    return found;
  };
  const waiting = async () => {
    const { rows } = await sql`
      select id from jobs.job where name = 'workouts.push' and state <= 'active'`.execute(db);
    return rows.length;
  };
  return {
    ...api,
    athlete: user,
    key,
    planId,
    /** A week that begins too late for the watch. */
    lateWeek: week + 2,
    newPlan,
    run: ofType("run"),
    swim: ofType("swim"),
    place: (exerciseId: number, day: Weekday) =>
      user.trpc.exercises.schedule.mutate({ exerciseId, day, dayName: DAY_NAMES[day] }),
    /** Waits until nothing is left to send. */
    idle: () => vi.waitUntil(async () => (await waiting()) === 0, PATIENT),
    waiting,
    onWatch: () => sandbox.control.workouts(ALEX),
    /** Calls of the training interface so far, as "PUT /training-api/schedule". */
    calls: () =>
      sandbox.control
        .requests()
        .filter(({ target }) => target === "workouts")
        .map(({ method, path }) => `${method} ${path.replace(/\/\d*$/, "")}`),
    stateOf: (exerciseId: number) => user.trpc.wearable.exercise.query({ exerciseId }),
  };
}
