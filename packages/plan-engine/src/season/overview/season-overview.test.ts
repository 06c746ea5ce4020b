import { addDays, dateInWeek, exerciseStates, trackOf } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { scoreTraining } from "../../load/index.ts";
import { sum } from "../../model/numbers.ts";
import { arbRequest } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { seasonOverview } from "./season-overview.ts";

type Request = Parameters<typeof generatePlan>[0];

const storedOf = (request: Request, doneShare: number) =>
  generatePlan(request)
    .weeks.flatMap(({ exercises }) => exercises)
    .map((exercise, index, all) => ({
      ...exercise,
      id: index + 1,
      date: dateInWeek(request.startDate, exercise.week, exercise.suggestedDay),
      isScheduled: true,
      isCompleted: index < all.length * doneShare,
      skippedAt: null,
      isExcused: false,
      isUnsure: false,
      actualDuration: null,
      matchedActivityId: null,
    }));

const minutes = (rows: readonly { duration: number }[]) =>
  sum(rows.map(({ duration }) => duration));

test.prop([arbRequest, fc.double({ min: 0, max: 1, noNaN: true })], runs(15))(
  "counts each exercise once, and done as planned where its time is unknown",
  (request, doneShare) => {
    const exercises = storedOf(request, doneShare);
    const completed = exercises.filter(({ isCompleted }) => isCompleted);
    const done = scoreTraining(exercises, [], () => ({}));
    const { weeks } = seasonOverview(request, { exercises, done }, request.raceDate);
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map((_, index) => index + 1));
    expect(sum(weeks.map(({ plannedMinutes }) => plannedMinutes))).toBe(minutes(exercises));
    expect(sum(weeks.map(({ doneMinutes }) => doneMinutes))).toBe(minutes(completed));
    expect(weeks.every(({ extraMinutes }) => extraMinutes === 0)).toBe(true);
    expect(weeks.filter(({ raceDate }) => raceDate !== null)).toHaveLength(1);
    for (const { sports, plannedMinutes, plannedLoad, doneLoad } of weeks) {
      expect(sum(Object.values(sports).map(({ planned }) => planned))).toBe(plannedMinutes);
      expect(doneLoad).toBeLessThanOrEqual(plannedLoad + 1e-9);
    }
  },
);

test.prop([arbRequest, fc.array(fc.integer({ min: -30, max: 200 })), fc.nat(200)], runs(15))(
  "counts each activity in one week, inside or outside the plan",
  (request, days, after) => {
    const done = days.map((day) => ({
      date: addDays(request.startDate, day),
      minutes: 40,
      load: 30,
      method: "time" as const,
      quality: "rough" as const,
      exercise: null,
      activity: null,
    }));
    const today = addDays(request.startDate, after);
    const { weeks, withoutPlan } = seasonOverview(request, { exercises: [], done }, today);
    const counted = done.filter(({ date }) => date <= today).length;
    const all = [...weeks, ...withoutPlan];
    expect(sum(all.map(({ extraMinutes }) => extraMinutes))).toBe(counted * 40);
    expect(sum(all.map(({ doneLoad }) => doneLoad))).toBe(counted * 30);
  },
);

test.prop([arbRequest, fc.double({ min: 0, max: 1, noNaN: true })], runs(10))(
  "counts the same key sessions as progress",
  (request, doneShare) => {
    const exercises = storedOf(request, doneShare);
    const done = scoreTraining(exercises, [], () => ({})).map((each) => ({
      ...each,
      minutes: each.minutes * ((each.exercise?.id ?? 0) % 3 === 0 ? 0.7 : 1),
    }));
    const today = addDays(request.raceDate, 1);
    const since = addDays(today, -21);
    const { weeks } = seasonOverview(request, { exercises, done }, today);
    const dateOf = new Map(exercises.map(({ id, date }) => [id, date]));
    const keys = weeks
      .flatMap(({ keySessions }) => keySessions)
      .filter(({ exerciseId }) => (dateOf.get(exerciseId) ?? today) >= since);
    const facts = done.map(({ exercise, ...training }) => ({
      ...training,
      exerciseId: exercise?.id ?? null,
      family: exercise?.type ?? ("other" as const),
      activityType: exercise?.type ?? "other",
      distance: null,
      zoneSeconds: null,
      efforts: null,
    }));
    const track = trackOf(exerciseStates(request, { exercises, done: facts }, today), today);
    expect(keys).toHaveLength(track.keyDue);
    expect(keys.filter(({ state }) => state === "done")).toHaveLength(track.keyDone);
  },
);
