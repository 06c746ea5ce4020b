import {
  addDays,
  dateInWeek,
  DISCIPLINES,
  isoDate,
  milesPerHour,
  miles,
  secondsPer100m,
  secondsPerMile,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { planCalendar } from "../../calendar/plan-calendar.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { isHard } from "../../intensity/index.ts";
import { sum } from "../../model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/check-plan.ts";
import { whySentence } from "../../sessions/explanations/why-sentence.ts";
import { arbRequest, datesOf, FIRM_RULES, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { arbTimeOff } from "../../testing/time-off.ts";
import { isTaper, minutesOf } from "../adjustments/week-scope.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { applyTimeOff } from "./apply-time-off.ts";
import { isInTimeOff, roomDays } from "./time-off-days.ts";

const RUNS = runs(15);

/** Weeks of time off may be empty or lack a sport. */
const KEPT_RULES = new Set(
  [...FIRM_RULES].filter(
    (rule) => !["all-disciplines", "no-empty-week", "weeks-complete"].includes(rule),
  ),
);

const arbAway = fc
  .tuple(arbRequest, arbTimeOff, fc.option(arbTimeOff, { nil: null }))
  .map(([request, first, second]) => {
    const accepted = [first, ...(second ? [second] : [])].map((of) => of(request));
    return { request, accepted };
  });

function away(request: PlanRequest, accepted: readonly AcceptedTimeOff[]) {
  const plan = generatedPlan(request);
  return { plan, after: applyTimeOff(request, plan, accepted) };
}

const pairs = (before: Plan, after: Plan) =>
  after.weeks.flatMap((week, index) => {
    const planned = before.weeks[index];
    return planned ? [{ planned, week }] : [];
  });

const dateOf = ({ startDate }: PlanRequest, { week, suggestedDay }: PlannedExercise) =>
  dateInWeek(startDate, week, suggestedDay);

const sportsOf = ({ exercises }: Plan["weeks"][number]) => exercises.map(({ type }) => type);

const findings = (request: PlanRequest, plan: Plan) =>
  checkPlan(request, plan).filter(({ ruleId }) => KEPT_RULES.has(ruleId));

describe("applyTimeOff", () => {
  test.prop([arbAway], RUNS)(
    "plans nothing in a sport or in minutes that the day does not have",
    ({ request, accepted }) => {
      const { plan, after } = away(request, accepted);
      const calendar = planCalendar(request);
      for (const { planned, week } of pairs(plan, after)) {
        const days = calendar[week.week - 1] ?? [];
        const rooms = roomDays(request, { week: week.week, days }, accepted);
        for (const { day, date, minutes, sports } of rooms) {
          const off = accepted.filter((each) => isInTimeOff(each, date) && date >= each.acceptedOn);
          if (off.length < accepted.filter((each) => isInTimeOff(each, date)).length) continue;
          const here = week.exercises.filter(({ suggestedDay }) => suggestedDay === day);
          const wasHere = planned.exercises.filter(({ suggestedDay }) => suggestedDay === day);
          expect(minutesOf(here)).toBeLessThanOrEqual(
            off.length > 0 ? minutes : Math.max(minutes, minutesOf(wasHere)),
          );
          for (const { type } of here) expect(sports).toContain(type);
        }
      }
    },
  );

  test.prop([arbAway], RUNS)(
    "changes nothing before the day on which it was accepted, nor before it begins",
    ({ request, accepted }) => {
      const { plan, after } = away(request, accepted);
      const first = accepted.map((each) => each.acceptedOn).toSorted()[0];
      const begins = accepted.map((each) => each.fromDate).toSorted()[0];
      for (const { planned, week } of pairs(plan, after)) {
        for (const row of planned.exercises) {
          const date = dateOf(request, row);
          const isEarlier = first !== undefined && date < first;
          const isBeforeWeek =
            begins !== undefined && dateInWeek(request.startDate, week.week, 6) < begins;
          if (isEarlier || isBeforeWeek) expect(week.exercises).toContainEqual(row);
        }
      }
    },
  );

  test.prop([arbAway], RUNS)(
    "adds no minutes to a week and no hard exercise, and explains every change",
    ({ request, accepted }) => {
      const { plan, after } = away(request, accepted);
      for (const { planned, week } of pairs(plan, after)) {
        expect(minutesOf(week.exercises)).toBeLessThanOrEqual(minutesOf(planned.exercises));
        expect(week.exercises.filter(isHard).length).toBeLessThanOrEqual(
          planned.exercises.filter(isHard).length,
        );
        const isInjured = accepted.some(({ kind }) => kind === "injured");
        for (const row of week.exercises) {
          const base = planned.exercises.find(({ slotKey }) => slotKey === row.slotKey);
          if (!isInjured) expect(row.duration).toBeLessThanOrEqual(base?.duration ?? 0);
          const isChanged =
            base?.duration !== row.duration || base.suggestedDay !== row.suggestedDay;
          if (isChanged) expect(whySentence(row, null)).toMatch(/because of your/i);
        }
      }
    },
  );

  test.prop([arbAway], RUNS)(
    "breaks no rule about days, bricks, texts and targets that the plan keeps",
    ({ request, accepted }) => {
      const { plan, after } = away(request, accepted);
      const before = new Set(findings(request, plan).map(({ ruleId }) => ruleId));
      const broken = findings(request, after).filter(({ ruleId }) => !before.has(ruleId));
      expect(broken).toEqual([]);
    },
  );

  test.prop([arbAway], RUNS)(
    "never raises a week of the taper, and gives the plan back without time off",
    ({ request, accepted }) => {
      const { plan, after } = away(request, accepted);
      for (const { planned, week } of pairs(plan, after)) {
        if (!isTaper(week)) continue;
        expect(minutesOf(week.exercises)).toBeLessThanOrEqual(minutesOf(planned.exercises));
      }
      expect(applyTimeOff(request, plan, []).weeks).toBe(plan.weeks);
      expect(applyTimeOff(request, plan, accepted)).toEqual(after);
    },
  );

  test.prop([arbRequest, arbTimeOff, fc.subarray([...DISCIPLINES], { maxLength: 2 })], runs(8))(
    "makes the taper the same part of what was reached, after weeks without one sport too",
    (request, of, sports) => {
      const plan = generatedPlan(request);
      const { fromDate } = of(request);
      const toDate = addDays(fromDate, 13);
      const trip = { kind: "travel", fromDate, toDate, acceptedOn: fromDate } as const;
      const away = { ...trip, minutesPerDay: 60, sports, symptoms: null };
      const { weeks } = applyTimeOff(request, plan, [away]);
      const first = weeks.findIndex(isTaper);
      const before = plan.weeks.slice(0, first);
      const isEarly = toDate < dateInWeek(request.startDate, first - 2, 6);
      fc.pre(isEarly && before.length > 6 && fromDate >= dateInWeek(request.startDate, 3, 0));
      fc.pre(before.every((week) => DISCIPLINES.every((sport) => sportsOf(week).includes(sport))));
      const biggest = Math.max(...before.map(({ exercises }) => minutesOf(exercises)));
      const reached = weeks.slice(first - 4, first).map(({ exercises }) => minutesOf(exercises));
      for (const { planned, week } of pairs(plan, { ...plan, weeks }).slice(first)) {
        const share = (minutesOf(planned.exercises) * Math.max(...reached)) / biggest;
        if (minutesOf(week.exercises) <= share + 5) continue;
        // Only exercises at their least length, or with a set, may stay above it.
        for (const row of week.exercises) {
          const base = planned.exercises.find(({ slotKey }) => slotKey === row.slotKey);
          if (row.isKey || row.brickId !== null) continue;
          expect(row.duration).toBeLessThanOrEqual(Math.max(40, 0.8 * (base?.duration ?? 0)));
        }
      }
    },
  );

  test("gives no more minutes than a busy day has to the other sports of an injury", () => {
    const request = requestOf("70.3", "intermediate", 20);
    const between = {
      fromDate: dateInWeek(request.startDate, 5, 0),
      toDate: dateInWeek(request.startDate, 6, 6),
      acceptedOn: dateInWeek(request.startDate, 4, 0),
      symptoms: null,
    };
    const minutesPerDay = 60;
    const { after } = away(request, [
      { ...between, kind: "busy", minutesPerDay, sports: ["swim", "bike", "run"] },
      { ...between, kind: "injured", minutesPerDay: null, sports: ["bike", "run"] },
    ]);
    const busy = after.weeks.slice(4, 6).flatMap(({ exercises }) => exercises);
    const byDay = Map.groupBy(busy, ({ week, suggestedDay }) => 7 * week + suggestedDay);
    expect(byDay.size).toBeGreaterThan(4);
    for (const rows of byDay.values()) {
      expect(minutesOf(rows)).toBeLessThanOrEqual(minutesPerDay);
    }
  });

  test("leaves no ride of ten minutes when its brick loses the run", () => {
    const request: PlanRequest = {
      ...requestOf("70.3", "advanced", 23, scheduleOf([5, 0, 1, 0.5, 0, 0, 1.5], [3])),
      ...datesOf(isoDate("2026-01-07"), 160),
      paces: { swim: secondsPer100m(76), bike: milesPerHour(15), run: secondsPerMile(956) },
      distances: { swim: miles(9.78), bike: miles(0.09), run: miles(16.88) },
      paceImprovement: 1,
      now: { weeklyHours: 0.5, longestRun: 190, longestRide: null, longestSwim: 4600 },
    };
    const { after } = away(request, [
      {
        kind: "travel",
        fromDate: isoDate("2026-02-04"),
        toDate: isoDate("2026-04-03"),
        acceptedOn: isoDate("2026-01-10"),
        minutesPerDay: 10,
        sports: ["swim", "run"],
        symptoms: null,
      },
    ]);
    expect(findings(request, after)).toEqual([]);
  });

  // Its own day too short, the long run moved to the eighth day before the race (season 2158 of seed 4004).
  test("moves no long run into the days before the race without one", () => {
    const raceDate = isoDate("2029-09-30");
    const request: PlanRequest = {
      ...requestOf("sprint", "intermediate", 10, scheduleOf([0.5, 3.5, 3.5, 0, 0.5, 0, 1.5], [2])),
      ...datesOf(addDays(raceDate, -70), 70),
    };
    const { after } = away(request, [
      {
        kind: "busy",
        fromDate: addDays(raceDate, -14),
        toDate: addDays(raceDate, -7),
        acceptedOn: addDays(raceDate, -15),
        minutesPerDay: 55,
        sports: [...DISCIPLINES],
        symptoms: null,
      },
    ]);
    expect(findings(request, after)).toEqual([]);
  });

  test.prop([arbRequest, arbTimeOff, fc.integer({ min: 1, max: 21 })], RUNS)(
    "gives less in all after more days without training",
    (request, of, more) => {
      const { fromDate, acceptedOn } = of(request);
      const plan = generatedPlan(request);
      const total = (days: number) => {
        const off: AcceptedTimeOff = {
          kind: "travel",
          fromDate,
          acceptedOn: acceptedOn < fromDate ? acceptedOn : fromDate,
          toDate: addDays(fromDate, days - 1),
          minutesPerDay: 0,
          sports: [],
          symptoms: null,
        };
        const { weeks } = applyTimeOff(request, plan, [off]);
        return sum(weeks.map(({ exercises }) => minutesOf(exercises)));
      };
      expect(total(14 + more)).toBeLessThanOrEqual(total(7));
    },
  );
});
