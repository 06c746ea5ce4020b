import { isoDate, parseFinishTime, RACE_TYPES } from "@triplan/domain";
import { NO_ANSWERS } from "@triplan/plan-engine";
import { describe, expect, test } from "vitest";
import { readFlags } from "./plan-flags.ts";

const today = isoDate("2026-11-22");
const read = (line: string) => readFlags(line.split(" "), today);
const levelOf = (paces: string) => read(`--race sprint --weeks 8 ${paces}`)?.request.level;
const hoursOf = (line: string) => read(line)?.request.schedule.map((entry) => entry.hours);
const nowOf = (flags: string) => read(`--race sprint --weeks 8${flags}`)?.request.now;

describe("readFlags", () => {
  test("builds the request from the flags", () => {
    const order = read("--race 70.3 --weeks 20 --level intermediate --hours 10 --goal 5:30");
    expect(order?.request).toMatchObject({
      raceType: "70.3",
      totalWeeks: 20,
      level: "intermediate",
      raceDate: "2027-04-11",
      goalFinish: parseFinishTime("5:30:00"),
    });
    expect(hoursOf("--race 70.3 --weeks 20 --hours 10")).toEqual([1, 1, 2.5, 0, 1, 1, 3.5]);
  });

  test("derives the level from the paces by default", () => {
    expect(levelOf("--swim 3:20 --bike 12 --run 12:00")).toBe("beginner");
    expect(levelOf("--swim 1:25 --bike 23 --run 6:00")).toBe("advanced");
  });

  test.each(RACE_TYPES)("gives the week of a %s exactly the requested hours", (race) => {
    for (let hours = 3; hours <= 48; hours += 0.5) {
      const given = hoursOf(`--race ${race} --weeks 12 --hours ${hours}`) ?? [];
      expect(given.reduce((sum, each) => sum + each, 0)).toBe(hours);
      expect(given.every((each) => each <= 8 && Number.isInteger(each * 2))).toBe(true);
      expect(given[3]).toBe(0);
    }
  });

  test("reads what the athlete trains now, with 0 as an answer", () => {
    expect(nowOf(" --now-hours 4.5 --now-run 0 --now-ride 75 --now-swim 1200")).toEqual({
      weeklyHours: 4.5,
      longestRun: 0,
      longestRide: 75,
      longestSwim: 1200,
    });
    expect(nowOf("")).toEqual(NO_ANSWERS);
  });

  test("reads the sports of days and fixed appointments", () => {
    const order = read(
      "--race olympic --weeks 8 --sports mon=run,thu=swim+bike --appointments tue=swim60,sat=bike120hard",
    );
    const { schedule = [] } = order?.request ?? {};
    expect(schedule.map(({ sports }) => sports?.join())).toEqual([
      undefined,
      "run",
      undefined,
      undefined,
      "swim,bike",
      undefined,
      undefined,
    ]);
    expect(
      schedule.flatMap(({ day, appointment }) => (appointment ? [{ day, appointment }] : [])),
    ).toEqual([
      { day: 2, appointment: { sport: "swim", minutes: 60, effort: "steady" } },
      { day: 6, appointment: { sport: "bike", minutes: 120, effort: "hard" } },
    ]);
  });

  test("reads known thresholds", () => {
    const order = read(
      "--race sprint --weeks 8 --ftp 240 --bike-threshold 20.5 --lthr-bike 160 --lthr-run 168 --css 1:45 --run-threshold 7:40",
    );
    expect(order?.request.thresholds).toEqual({
      ftpWatts: 240,
      bikeThresholdMph: 20.5,
      lthrBike: 160,
      lthrRun: 168,
      css: 105,
      runThreshold: 460,
    });
    expect(read("--race sprint --weeks 8")?.request).not.toHaveProperty("thresholds");
  });

  test("recognises --help", () => {
    expect(read("--help")).toBeNull();
  });

  test.each([
    ["--weeks 8", "--race must be one of sprint, olympic, 70.3, ironman."],
    ["--race marathon --weeks 8", "--race must be one of sprint, olympic, 70.3, ironman."],
    ["--race sprint", "--weeks must be a whole number from 1 to 104."],
    ["--race sprint --weeks 105", "--weeks must be a whole number from 1 to 104."],
    ["--race sprint --weeks 8 --week 9", "--week must be a whole number from 1 to 8."],
    ["--race sprint --weeks 8 --goal soon", "--goal must be a time such as 5:30 or 5:30:00."],
    ["--race sprint --weeks 8 --hours 1", "--hours must be a number from 3 to 48."],
    [
      "--race sprint --weeks 8 --days 1,1",
      "--days must be seven numbers of hours in halves, Sunday first: 0,1,2,1,1,1,3.5",
    ],
    ["--race sprint --weeks 8 --days 0,0,0,0,0,1,1", "You need at least 3 training days per week."],
    [
      "--race sprint --weeks 8 --sports tue=swim+yoga",
      "--sports must be days such as mon=run,tue=swim+bike.",
    ],
    [
      "--race sprint --weeks 8 --sports someday=swim",
      "--sports must be days such as mon=run,tue=swim+bike.",
    ],
    [
      "--race sprint --weeks 8 --appointments tue=60",
      "--appointments must be days such as tue=swim60,sat=bike120hard.",
    ],
    [
      "--race sprint --weeks 8 --appointments tue=swim61",
      "Minutes must be between 30 and 480 in steps of 5.",
    ],
    [
      "--race sprint --weeks 8 --appointments tue=swim60slow",
      "Effort must be easy, steady or hard.",
    ],
    [
      "--race sprint --weeks 8 --days 1,1,0,1,0,0,0",
      "You need at least one endurance day per week.",
    ],
    ["--race sprint --weeks 8 --endurance someday", "--endurance must be days such as tue,sat."],
    ["--race sprint --weeks 8 --run 2:00", "--run is no pace that the setup form takes: 2:00"],
    [
      "--race sprint --weeks 8 --now-hours 4.2",
      "--now-hours must be a number from 0 to 40 in steps of 0.5.",
    ],
    [
      "--race sprint --weeks 8 --now-run 601",
      "--now-run must be a number from 0 to 600 in steps of 1.",
    ],
    ["--race sprint --weeks 8 --ftp 700", "--ftp must be a number from 60 to 500."],
    [
      "--race sprint --weeks 8 --bike-threshold 40",
      "--bike-threshold must be a number from 8 to 31.",
    ],
    ["--race sprint --weeks 8 --css fast", "--css must be a pace such as 1:45."],
    ["--race sprint --weeks 8 --ambition 6", "--ambition must be one of 1, 2, 3, 4, 5."],
    ["--race sprint --weeks 8 --from 2026-02-30", "--from must be a date such as 2027-01-03."],
  ])("%s: %s", (line, message) => {
    expect(() => read(line)).toThrow(message);
  });

  test("names an unknown flag", () => {
    expect(() => read("--race sprint --weeks 8 --turbo")).toThrow("--turbo");
  });
});
