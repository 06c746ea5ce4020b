import { sampleRecording } from "@triplan/activity-files/testing";
import { DAY_NAMES, isoDate, weekdayOf } from "@triplan/domain";
import type { TestUser } from "./test-api.ts";
import { validPlan } from "../inputs/valid-plan.ts";

const DAY = 24 * 3_600_000;

/** An athlete whose plan has a run today, and a recording of it. */
export async function athleteWithRun(api: { user: () => Promise<TestUser> }) {
  const user = await api.user();
  const raceDate = new Date(Date.now() + 100 * DAY).toISOString().slice(0, 10);
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan({ raceDate }));
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  const exercises = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
  const runs = exercises.filter(({ type }) => type === "run");
  const run = runs.toSorted((a, b) => b.duration - a.duration)[0];
  if (!run) throw new Error("Week 1 has no run");
  const day = weekdayOf(isoDate(new Date().toISOString().slice(0, 10)));
  const placement = { exerciseId: run.id, day, dayName: DAY_NAMES[day] };
  await user.trpc.exercises.schedule.mutate(placement);
  const find = async () => {
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    return week.find(({ id }) => id === run.id);
  };
  const start = new Date(Date.now() - 60_000);
  const done = sampleRecording({ start, seconds: run.duration * 60, offsetSeconds: 0 });
  // So much longer that it may be the run or another one.
  const unsure = { ...done, seconds: Math.round(done.seconds * 1.6) };
  return { user, run, find, done, unsure };
}
