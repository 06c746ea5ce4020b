import { dateInWeek, type Discipline, type Weekday } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { isHard } from "../../intensity/hard-days.ts";
import type { Plan } from "../../model/plan-types.ts";
import { CREATED, TWENTY_WEEKS } from "../../testing/athletes/twenty-weeks.ts";
import { minutesOf } from "../adjustments/week-scope.ts";
import { secondsAboveEasy } from "../drafts/set-instead.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { applyTimeOff } from "./apply-time-off.ts";

const request = TWENTY_WEEKS;
const plan = generatePlan(request);

type Day = readonly [week: number, day: Weekday];

const between = (
  [fromWeek, from]: Day,
  [toWeek, to]: Day,
  over: Partial<AcceptedTimeOff> = {},
) => ({
  kind: "other" as const,
  fromDate: dateInWeek(CREATED, fromWeek, from),
  toDate: dateInWeek(CREATED, toWeek, to),
  minutesPerDay: 0,
  sports: [],
  symptoms: null,
  acceptedOn: CREATED,
  ...over,
});

const after = (...accepted: AcceptedTimeOff[]) => applyTimeOff(request, plan, accepted);

const week = ({ weeks }: Plan, number: number) => weeks[number - 1]?.exercises ?? [];
const minutes = (of: Plan, number: number) => minutesOf(week(of, number));
const ofSport = (of: Plan, number: number, sport: Discipline) =>
  week(of, number).filter(({ type }) => type === sport);
const longest = (of: Plan, number: number, sport: Discipline) =>
  Math.max(0, ...ofSport(of, number, sport).map(({ duration }) => duration));
const hard = (of: Plan, number: number) => week(of, number).filter(isHard).length;

/** The load weeks before week 8. */
const reference = (minutes(plan, 5) + minutes(plan, 6)) / 2;

const isNear = (actual: number, wanted: number) => Math.abs(actual - wanted) <= 0.06 * wanted;

describe("time off in a plan of 20 weeks", () => {
  test("two days off change nothing after them", () => {
    const off = after(between([9, 2], [9, 3]));
    for (let number = 10; number <= 20; number += 1)
      expect(week(off, number)).toEqual(week(plan, number));
  });

  test("a week off: 70 and 90 % of the load weeks before, then up to the plan", () => {
    const off = after(between([8, 0], [8, 6]));
    expect(week(off, 8)).toEqual([]);
    expect(isNear(minutes(off, 9), 0.7 * reference)).toBe(true);
    expect(isNear(minutes(off, 10), 0.9 * reference)).toBe(true);
    expect(minutes(off, 12)).toBeLessThanOrEqual(reference);
    expect(minutes(off, 18)).toBeGreaterThanOrEqual(0.95 * minutes(plan, 18));
    expect(hard(off, 9)).toBeLessThanOrEqual(1);
  });

  test("two weeks off: 60 %, no hard exercise, a long run of 60 % of the longest", () => {
    const off = after(between([8, 0], [9, 6]));
    expect(isNear(minutes(off, 10), 0.6 * reference)).toBe(true);
    expect(hard(off, 10)).toBe(0);
    const before = Math.max(...[4, 5, 6, 7].map((number) => longest(plan, number, "run")));
    expect(longest(off, 10, "run")).toBeLessThanOrEqual(0.6 * before);
    expect(longest(off, 11, "run")).toBeLessThanOrEqual(0.8 * before);
    expect(hard(off, 11)).toBeLessThanOrEqual(1);
  });

  test("four weeks off: the taper is a part of what was reached", () => {
    const off = after(between([8, 0], [11, 6]));
    expect(isNear(minutes(off, 12), 0.5 * reference)).toBe(true);
    const biggest = Math.max(
      ...plan.weeks.slice(0, 18).map(({ exercises }) => minutesOf(exercises)),
    );
    const reached = Math.max(...[15, 16, 17, 18].map((number) => minutes(off, number)));
    for (const number of [19, 20]) {
      const share = (minutes(plan, number) * reached) / biggest;
      // Exercises last a multiple of five minutes.
      expect(minutes(off, number)).toBeLessThan(share + 5);
    }
  });

  test("two weeks off that end three weeks before the race: only the second half of the taper falls", () => {
    const off = after(between([16, 0], [17, 6]));
    expect(minutes(off, 19)).toBe(Math.min(minutes(plan, 19), minutes(off, 18)));
    expect(minutes(off, 20)).toBeLessThan(minutes(plan, 20));
  });

  test("the first week of the taper lost: race week stays", () => {
    const off = after(between([19, 0], [19, 6]));
    expect(week(off, 20)).toEqual(week(plan, 20));
  });

  test("four days of fever: two free days, then easy ones and 70 %", () => {
    const fever = { kind: "ill", symptoms: "below-neck" } as const;
    const off = after(between([12, 0], [12, 3], fever));
    for (const { suggestedDay } of week(off, 12)) expect(suggestedDay).toBe(6);
    const usual = (minutes(plan, 9) + minutes(plan, 10)) / 2;
    expect(isNear(minutes(off, 13), 0.7 * usual)).toBe(true);
    const first = week(off, 13).filter(({ suggestedDay }) => suggestedDay < 3);
    for (const { intensity } of first) expect(["easy", "recovery"]).toContain(intensity);
  });

  test("a cold with light training: an hour at most, easy, no swim", () => {
    const cold = { kind: "ill", symptoms: "above-neck", minutesPerDay: 60 } as const;
    const off = after(between([12, 2], [12, 4], { ...cold, sports: ["bike", "run"] }));
    const inside = week(off, 12).filter(
      ({ suggestedDay }) => suggestedDay >= 2 && suggestedDay <= 4,
    );
    expect(inside.length).toBeGreaterThan(0);
    for (const { type, duration, intensity } of inside) {
      expect(type).not.toBe("swim");
      expect(duration).toBeLessThanOrEqual(60);
      expect(["easy", "recovery"]).toContain(intensity);
    }
  });

  test("an illness that lasts leaves nothing until the athlete is well", () => {
    const ill = { kind: "ill", symptoms: "below-neck", toDate: null } as const;
    const off = after(between([12, 0], [12, 0], ill));
    expect(minutes(off, 11)).toBe(minutes(plan, 11));
    for (let number = 12; number <= 20; number += 1) expect(week(off, number)).toEqual([]);
  });

  test("a trip with 45 minutes of running a day keeps runs only, and the key one", () => {
    const trip = { kind: "travel", minutesPerDay: 45, sports: ["run"] } as const;
    const off = after(between([8, 1], [8, 6], trip));
    const inside = week(off, 8).filter(({ suggestedDay }) => suggestedDay > 0);
    expect(inside.length).toBeGreaterThan(0);
    for (const { type, duration } of inside) {
      expect(type).toBe("run");
      expect(duration).toBeLessThanOrEqual(45);
    }
    const long = week(plan, 8).find(({ type, name }) => type === "run" && name.startsWith("Long"));
    const short = week(off, 8).find(({ slotKey }) => slotKey === long?.slotKey);
    expect(short).toMatchObject({ duration: 45, isKey: false });
  });

  test("a trip with a bike alone keeps the hard minutes of a key run as a ride, and writes no test", () => {
    const bike = { kind: "travel", minutesPerDay: 75, sports: ["bike"] } as const;
    const off = after(between([10, 0], [12, 6], bike));
    const now = (number: number, slotKey: string | undefined) =>
      week(off, number).find((row) => row.slotKey === slotKey);
    const intervals = week(plan, 10).find(
      ({ intensity, type }) => intensity === "vo2max" && type === "run",
    );
    const ride = now(10, intervals?.slotKey);
    expect(ride).toMatchObject({
      type: "bike",
      intensity: "vo2max",
      isKey: true,
      duration: intervals?.duration,
    });
    expect(secondsAboveEasy(ride?.steps ?? [])).toBe(secondsAboveEasy(intervals?.steps ?? []));
    const swimTest = week(plan, 11).find(({ name }) => name.startsWith("CSS test"));
    expect(swimTest).toBeDefined();
    expect(now(11, swimTest?.slotKey)?.intensity ?? "easy").toBe("easy");
    for (const number of [10, 11, 12])
      expect(hard(off, number)).toBeLessThanOrEqual(hard(plan, number));
  });

  test("running out for three weeks: swims and rides go on, runs come back in steps", () => {
    const injured = { kind: "injured", minutesPerDay: null, sports: ["swim", "bike"] } as const;
    const off = after(between([8, 0], [10, 6], injured));
    for (const number of [8, 9, 10]) {
      expect(ofSport(off, number, "run")).toEqual([]);
      expect(longest(off, number, "bike")).toBeGreaterThan(0);
      for (const { slotKey, duration } of week(off, number)) {
        const planned = week(plan, number).find((row) => row.slotKey === slotKey)?.duration ?? 0;
        expect(duration).toBeLessThanOrEqual(1.15 * planned);
      }
    }
    const before = Math.max(...[4, 5, 6, 7].map((number) => longest(plan, number, "run")));
    expect(longest(off, 11, "run")).toBeLessThanOrEqual(0.55 * before);
    expect(longest(off, 12, "run")).toBeLessThanOrEqual(0.7 * before);
    expect(longest(off, 13, "run")).toBeLessThanOrEqual(0.85 * before);
  });

  test("a plan that begins with a week off goes on as it was planned to begin", () => {
    const off = after(between([1, 0], [1, 6]));
    expect(week(off, 1)).toEqual([]);
    expect(minutes(off, 2)).toBeGreaterThanOrEqual(0.9 * minutes(plan, 2));
    expect(longest(off, 2, "run")).toBeGreaterThanOrEqual(30);
  });

  test("completed exercises stay, whatever is entered for their days", () => {
    const [done] = week(plan, 8);
    if (!done) throw new Error("week 8 has no exercise");
    const off = applyTimeOff(request, plan, [between([8, 0], [8, 6])], {
      placed: new Map(),
      completed: new Map([[done.slotKey, done]]),
      earlier: new Map(),
    });
    expect(week(off, 8)).toEqual([done]);
  });
});
