import { test } from "@fast-check/vitest";
import {
  entryOf,
  WEEKDAYS,
  withSchedule,
  type DoneWeek,
  type WeeklySchedule,
} from "@triplan/domain";
import { arbTrainingSchedule } from "@triplan/domain/testing";
import * as fc from "fast-check";
import { describe, expect } from "vitest";
import { generatePlan } from "./generate-plan.ts";
import type { Plan, PlanRequest } from "./model/plan-types.ts";
import { nextLongest } from "./week/longest.ts";
import { arbRequest, requestOf, scheduleOf, weekMinutes } from "./testing/requests.ts";
import { composeRevisions, type PlanRevision } from "./compose-revisions.ts";

const SEED = { seed: 1307, numRuns: 20 };
const HOURS_6 = scheduleOf([0, 1, 1, 1, 1, 0, 2], [6]);
const HOURS_12 = scheduleOf([2, 1, 2, 1, 2, 0, 4], [2, 6]);

/** The request with another schedule from a week on. */
function withHours(request: PlanRequest, fromWeek: number, schedule: WeeklySchedule): PlanRequest {
  const { earlierSchedules = [], schedule: weeklySchedule } = request;
  const span = { fromWeek, toWeek: null };
  const hours = withSchedule({ earlierSchedules, weeklySchedule }, span, schedule);
  return { ...request, schedule: hours.weeklySchedule, earlierSchedules: hours.earlierSchedules };
}

const revisionOf = (
  request: PlanRequest,
  fromWeek: number,
  schedule: WeeklySchedule,
  done: readonly DoneWeek[] = [],
): PlanRevision => ({ fromWeek, request: withHours(request, fromWeek, schedule), done });

const arbRevised = fc
  .record({
    request: arbRequest,
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    schedule: arbTrainingSchedule,
  })
  .filter(({ request }) => request.totalWeeks >= 2)
  .map(({ request, at, schedule }) => {
    const fromWeek = 2 + Math.floor(at * (request.totalWeeks - 2));
    return { request, fromWeek, schedule };
  });

const longest = ({ exercises }: Plan["weeks"][number], type: string) =>
  Math.max(0, ...exercises.flatMap((row) => (row.type === type ? [row.duration] : [])));

describe("composeRevisions", () => {
  test.prop([arbRevised], SEED)(
    "keeps the weeks before a revision",
    ({ request, fromWeek, schedule }) => {
      const first = generatePlan(request);
      const plan = composeRevisions(request, [revisionOf(request, fromWeek, schedule)]);
      expect(plan.weeks.slice(0, fromWeek - 1)).toEqual(first.weeks.slice(0, fromWeek - 1));
      expect(plan.weeks).toHaveLength(request.totalWeeks);
    },
  );

  test.prop([arbRevised], SEED)(
    "plans nothing beyond the new hours of a day, and nothing on closed days",
    ({ request, fromWeek, schedule }) => {
      const plan = composeRevisions(request, [revisionOf(request, fromWeek, schedule)]);
      for (const { exercises } of plan.weeks.slice(fromWeek - 1)) {
        for (const day of WEEKDAYS) {
          const rows = exercises.filter(({ suggestedDay }) => suggestedDay === day);
          const minutes = rows.reduce((sum, { duration }) => sum + duration, 0);
          const entry = schedule[day] ?? entryOf(day, 0);
          expect(minutes).toBeLessThanOrEqual(entry.available ? entry.hours * 60 : 0);
        }
      }
    },
  );

  test.prop([arbRevised], SEED)(
    "is the first plan again when the first schedule comes back",
    ({ request, fromWeek, schedule }) => {
      const changed = revisionOf(request, fromWeek, schedule);
      const back = revisionOf(changed.request, fromWeek, request.schedule);
      expect(back.request).toEqual({ ...request, earlierSchedules: [] });
      expect(composeRevisions(request, [changed, back])).toEqual(generatePlan(request));
    },
  );

  test.prop([arbRevised], SEED)(
    "never plans a run that is too large a step from those of the weeks before",
    ({ request, fromWeek, schedule }) => {
      const week = fromWeek - 1;
      const done = [{ week, minutes: {} }];
      const { weeks } = composeRevisions(request, [revisionOf(request, fromWeek, schedule, done)]);
      const trained = weeks.map((each) => (each.week === week ? { ...each, exercises: [] } : each));
      const before = trained.slice(Math.max(0, week - 4), week);
      const run = Math.max(...before.map((each) => longest(each, "run")));
      if (week < 2) return;
      const next = weeks[fromWeek - 1];
      if (next)
        expect(longest(next, "run")).toBeLessThanOrEqual(Math.max(20, nextLongest("run", run)));
    },
  );

  test("reaches more hours in steps from the weeks before", () => {
    const request = requestOf("70.3", "intermediate", 20, HOURS_6);
    const minutes = weekMinutes(composeRevisions(request, [revisionOf(request, 9, HOURS_12)]));
    const before = Math.max(...minutes.slice(4, 8));
    expect(minutes[8]).toBeLessThanOrEqual(1.2 * before);
    expect(Math.max(...minutes.slice(10, 17))).toBeGreaterThan(1.3 * before);
  });

  test("starts lower after weeks of which less was done", () => {
    const request = requestOf("70.3", "intermediate", 20, HOURS_12);
    const first = generatePlan(request);
    const half = [5, 6, 7, 8].map((number) => ({
      week: number,
      minutes: Object.fromEntries(
        (first.weeks[number - 1]?.exercises ?? []).map(({ slotKey, duration }) => [
          slotKey,
          duration / 2,
        ]),
      ),
    }));
    const roomier = HOURS_12.map((entry) =>
      entry.day === 6 ? { ...entry, hours: entry.hours + 1 } : entry,
    );
    const asPlanned = composeRevisions(request, [revisionOf(request, 9, roomier)]);
    const afterLess = composeRevisions(request, [revisionOf(request, 9, roomier, half)]);
    expect(weekMinutes(afterLess)[8]).toBeLessThan(0.8 * (weekMinutes(asPlanned)[8] ?? 0));
    const runs = [afterLess, asPlanned].map(({ weeks }) =>
      weeks.slice(8, 9).map((each) => longest(each, "run")),
    );
    expect(Number(runs[0])).toBeLessThan(Number(runs[1]));
  });
});
