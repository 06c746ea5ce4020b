import {
  activityInput,
  completeExerciseInput,
  exerciseInput,
  matchExerciseInput,
  planWeekInput,
  scheduleExerciseInput,
  skipExerciseInput,
} from "@triplan/contract";
import { DAY_NAMES, dateInWeek, isInWeek, weekdayOf } from "@triplan/domain";
import {
  assumedStart,
  placeRest,
  planRequestOf,
  progressionOf,
  scoreTraining,
  seasonFitness,
} from "@triplan/plan-engine";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import { NO_NEW_TARGETS, userRow } from "../../../shared/testing/rows.ts";
import type { ExerciseRow, UnmatchedActivity } from "../model/week-types.ts";
import { placedOn, plan, TODAY } from "./week-rows.ts";

const WITHOUT_DAY = { day: null, dayName: null, scheduledDate: null, isScheduled: false } as const;

const reopened = () => ({
  ...WITHOUT_DAY,
  isCompleted: false,
  completedAt: null,
  actualDuration: null,
  completionNotes: null,
  matchedActivityId: null,
  matchedProviderActivityId: null,
  matchedActivity: null,
});

const PLACEMENT_ID = "0b1c7a52-8d0f-4c35-9a43-6c1f2d9e8b10";

/**
 * In-memory server for a plan's weeks: lists, schedules and unschedules. Parses inputs with the
 * contract's schemas, as the real procedures do.
 */
export function weekServer(
  start: readonly ExerciseRow[],
  recorded: readonly UnmatchedActivity[] = [],
): MemoryServer {
  let rows = start;
  let placedByPlan: number[] = [];
  const declined = new Set<number>();
  const change = (exerciseId: number, after: (row: ExerciseRow) => Partial<ExerciseRow>) => {
    rows = rows.map((row) => (row.id === exerciseId ? { ...row, ...after(row) } : row));
    return rows.find((row) => row.id === exerciseId);
  };
  const placeWeek = (week: number) => {
    const exercises = rows.filter((row) => row.week === week);
    const days = placeRest(planRequestOf(plan), { week, today: TODAY, exercises });
    rows = rows.map((row) => {
      const day = days.get(row.slotKey);
      if (row.week !== week || day === undefined) return row;
      const scheduledDate = dateInWeek(plan.startDate, week, day);
      return { ...row, day, dayName: DAY_NAMES[day], scheduledDate, isScheduled: true };
    });
  };
  return new MemoryServer({
    "auth.me": () => userRow(),
    "activities.listUnmatched": (input) => {
      const { week } = planWeekInput.parse(input);
      const sunday = dateInWeek(plan.startDate, week, 0);
      return recorded
        .filter(({ id }) => rows.every((row) => row.matchedActivityId !== id))
        .filter(({ localDate }) => isInWeek(sunday, localDate))
        .map((each) => (declined.has(each.id) ? { ...each, suggestion: null } : each));
    },
    "activities.declineMatch": (input) => {
      const { activityId } = activityInput.parse(input);
      declined.add(activityId);
      return recorded.find(({ id }) => id === activityId);
    },
    "config.get": () => ({ features: [] }),
    "exercises.fitness": () => {
      const exercises = rows.map((row) => ({
        ...row,
        date: dateInWeek(plan.startDate, row.week, row.day ?? row.suggestedDay ?? 0),
      }));
      const done = scoreTraining(exercises, recorded, () => ({}));
      return seasonFitness(plan, { start: assumedStart(8, []), exercises, done }, TODAY);
    },
    "exercises.progression": (input) => {
      const { exerciseId } = exerciseInput.parse(input);
      const own = rows.find(({ id }) => id === exerciseId);
      const members = own ? progressionOf(planRequestOf(plan), own, rows) : [];
      return members.flatMap(({ slotKey, ...member }) =>
        rows
          .filter((row) => row.slotKey === slotKey)
          .map(({ id, scheduledDate, isCompleted, actualPace }) => ({
            ...member,
            exerciseId: id,
            date: scheduledDate,
            isDone: isCompleted,
            isUnsure: false,
            actualPace,
          })),
      );
    },
    "exercises.season": () => ({ weeks: [], withoutPlan: [], highlights: [] }),
    "exercises.swaps": () => ({ current: null, planned: null, options: [], fewer: null }),
    "exercises.listWeek": (input) => {
      const { week } = planWeekInput.parse(input);
      return rows.filter((row) => row.week === week);
    },
    "thresholds.estimates": () => [],
    "thresholds.list": () => ({ current: [], records: [] }),
    "thresholds.preview": () => NO_NEW_TARGETS,
    "exercises.schedule": (input) => {
      const { exerciseId, day, dayName } = scheduleExerciseInput.parse(input);
      return change(exerciseId, ({ week }) => ({
        day,
        dayName,
        scheduledDate: dateInWeek(plan.startDate, week, day),
        isScheduled: true,
      }));
    },
    "exercises.scheduleWeek": (input) => {
      const { week } = planWeekInput.parse(input);
      placeWeek(week);
      return rows.filter((row) => row.week === week);
    },
    "exercises.schedulePlan": () => {
      const weeks = [...new Set(rows.map(({ week }) => week))];
      const before = rows;
      for (const week of weeks) placeWeek(week);
      const placed = rows.filter((row) => !before.includes(row));
      placedByPlan = placed.map(({ id }) => id);
      return {
        placementId: PLACEMENT_ID,
        placed: placed.map(({ id, week, day, scheduledDate }) => ({
          exerciseId: id,
          week,
          day,
          scheduledDate,
        })),
      };
    },
    "exercises.undoPlanPlacement": () => {
      rows = rows.map((row) => (placedByPlan.includes(row.id) ? { ...row, ...WITHOUT_DAY } : row));
      return { unscheduled: placedByPlan };
    },
    "exercises.match": (input) => {
      const { exerciseId, providerActivityId } = matchExerciseInput.parse(input);
      const activity = recorded.find((each) => each.providerActivityId === providerActivityId);
      if (!activity) throw refusal("Activity not found");
      return change(exerciseId, () => ({
        ...placedOn(weekdayOf(activity.localDate)),
        isCompleted: true,
        completedAt: activity.startTime,
        actualDuration: Math.round(activity.duration / 60),
        matchedActivityId: activity.id,
        matchedProviderActivityId: providerActivityId,
        matchedActivity: activity,
      }));
    },
    "exercises.unmatch": (input) => change(exerciseInput.parse(input).exerciseId, reopened),
    "exercises.complete": (input) => {
      const { exerciseId, date, notes, ...entry } = completeExerciseInput.parse(input);
      return change(exerciseId, (row) => ({
        ...placedOn(row.day ?? weekdayOf(date)),
        isCompleted: true,
        completedAt: `${date}T12:00:00.000Z`,
        actualDuration: Math.round(entry.durationSeconds / 60),
        completionNotes: notes,
        matchedActivityId: 900 + exerciseId,
        matchedActivity: {
          ...entry,
          family: row.type,
          activityType: row.type,
          zoneSeconds: null,
          duration: entry.durationSeconds,
          distance: entry.distanceMeters,
          averagePace: null,
          averageSpeed: null,
          source: "manual",
          localDate: date,
        },
      }));
    },
    "exercises.undoCompletion": (input) => change(exerciseInput.parse(input).exerciseId, reopened),
    "exercises.skip": (input) => {
      const { exerciseId, skipReason } = skipExerciseInput.parse(input);
      return change(exerciseId, () => ({ skippedAt: `${TODAY}T12:00:00.000Z`, skipReason }));
    },
    "exercises.undoSkip": (input) =>
      change(exerciseInput.parse(input).exerciseId, () => ({ skippedAt: null, skipReason: null })),
    "checkIn.ready": () => ({ week: null }),
    "proposals.list": () => ({ proposals: [], layers: [], today: TODAY }),
    "races.days": () => ({ races: [] }),
    "timeOff.list": () => ({ timeOff: [] }),
    "exercises.unschedule": (input) =>
      change(exerciseInput.parse(input).exerciseId, () => WITHOUT_DAY),
  });
}
