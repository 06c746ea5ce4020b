import {
  milesPerHour,
  raceCutoff,
  seconds,
  secondsPer100m,
  secondsPerMile,
  type RaceType,
} from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { countTrainingWeeks, periodise } from "../../calendar/index.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { isOutOfReach } from "../../intensity/goal-outlook.ts";
import { NO_ANSWERS, type Season, type SeasonWeek } from "../../model/plan-types.ts";
import { previewPlan } from "../../preview-plan.ts";
import { arbRequest, requestOf, scheduleOf, weekMinutes } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { outlineSeason } from "./outline-season.ts";
import { seasonWeeks } from "./season-weeks.ts";

const HALF_HOURS = scheduleOf([0.5, 0, 0.5, 0, 0.5], [0]);

const SLOW = { swim: secondsPer100m(165), bike: milesPerHour(14.5), run: secondsPerMile(630) };

/** The limit of the long swim in a week with so many hours on Monday. */
function swimOf(monday: number) {
  const schedule = scheduleOf([2, monday, 1, 1, 1, 1, 5], [0, 6]);
  const { limits } = outlineSeason(requestOf("ironman", "intermediate", 30, schedule));
  return limits.find(({ kind }) => kind === "shortSwim");
}

const limitTexts = (season: Season) => season.limits.map(({ text }) => text);

const shape = (week: SeasonWeek) => [
  week.week,
  week.phase,
  week.phaseWeek,
  week.phaseWeeks,
  week.isRecovery,
  week.isPartial,
];

/** Athletes who train little, and the minutes of their biggest week as laid out and as planned. */
const SMALLER = [
  { raceType: "ironman", level: "advanced", weeks: 24, hours: 0, laidOut: 785, planned: 560 },
  { raceType: "sprint", level: "beginner", weeks: 12, hours: 1, laidOut: 265, planned: 225 },
] as const;

describe("outlineSeason", () => {
  test.prop([arbRequest], runs(25))(
    "shows the weeks of the generated plan, and its limits if their minutes are the same",
    (request) => {
      const season = outlineSeason(request);
      const plan = generatedPlan(request);
      expect(season.weeks.map(shape)).toEqual(plan.weeks.map(shape));
      expect(seasonWeeks(request).map(shape)).toEqual(plan.weeks.map(shape));
      const planned = weekMinutes(plan);
      const isAsLaidOut = season.weeks.every((week, index) => week.minutes === planned[index]);
      if (isAsLaidOut) expect(limitTexts(season)).toEqual(plan.warnings);
    },
  );

  test.each(SMALLER)(
    "has other minutes than a $raceType plan that would tire too much",
    ({ raceType, level, weeks, hours, laidOut, planned }) => {
      const now = { ...NO_ANSWERS, weeklyHours: hours };
      const request = { ...requestOf(raceType, level, weeks), now };
      const plan = generatedPlan(request);
      const season = outlineSeason(request);
      expect(Math.max(...season.weeks.map(({ minutes }) => minutes))).toBe(laidOut);
      expect(Math.max(...weekMinutes(plan))).toBe(planned);
      expect(plan.warnings).toEqual(limitTexts(previewPlan(request)));
      expect(plan.warnings).not.toEqual(limitTexts(season));
    },
  );

  test("needs no warning for a plan of usual length and hours", () => {
    expect(outlineSeason(requestOf("70.3", "intermediate", 18)).limits).toEqual([]);
  });

  test.prop([arbRequest], runs(25))("assumes only a run that the plan contains", (request) => {
    const plan = generatedPlan(request);
    const named = /already run (\d+) minutes/.exec(plan.warnings.join("\n"))?.[1];
    if (named === undefined) return;
    const runs = plan.weeks.flatMap((week) => week.exercises.filter((each) => each.type === "run"));
    expect(Math.max(...runs.map((run) => run.duration))).toBeGreaterThanOrEqual(Number(named));
  });

  test.each([1, 2])(
    "says only that %i weeks build no fitness, not what they do not reach",
    (weeks) => {
      expect(limitTexts(outlineSeason(requestOf("sprint", "beginner", weeks)))).toEqual([
        "There is no time left to build fitness, so this plan keeps you sharp.",
      ]);
    },
  );

  test("assumes no long run on days too short for one", () => {
    const shortDays = scheduleOf([0, 0.5, 1, 0, 0.5, 0, 2.5], [6]);
    const limits = limitTexts(outlineSeason(requestOf("70.3", "beginner", 9, shortDays)));
    expect(limits.join("\n")).not.toContain("already run");
  });

  test.prop([arbRequest], runs(25))(
    "warns of a goal exactly when it is out of reach",
    (request) => {
      const isWarned = outlineSeason(request).limits.some(({ kind }) => kind === "goal");
      const trainingWeeks = countTrainingWeeks(periodise(request));
      expect(isWarned).toBe(isOutOfReach(request, trainingWeeks));
    },
  );

  test.prop([arbRequest], runs(25))(
    "warns of a cut-off exactly when the athlete is predicted to miss it",
    (request) => {
      const isWarned = outlineSeason(request).limits.some(({ kind }) => kind === "cutoff");
      const { raceType, distances, paces } = request;
      expect(isWarned).toBe(raceCutoff(raceType, distances, paces)?.risk === "missed");
    },
  );

  test.each<[RaceType, number, number, number, string]>([
    ["ironman", 270, 18, 510, "reach the end of the swim after 2:54; most races close it at 2:20."],
    [
      "ironman",
      150,
      12,
      510,
      "finish the ride after 11:02; most races close the bike course at 10:30.",
    ],
    [
      "ironman",
      200,
      18,
      510,
      "reach the end of the swim after 2:09. That is close: most races close it at 2:20.",
    ],
    ["sprint", 300, 10, 960, "cross the line after 2:49. Ask for the race's time limit."],
  ])("warns a %s at %i s, %i mph and %i s: %s", (race, swim, bike, run, text) => {
    const paces = {
      swim: secondsPer100m(swim),
      bike: milesPerHour(bike),
      run: secondsPerMile(run),
    };
    const season = outlineSeason({ ...requestOf(race, "intermediate", 30), paces });
    expect(limitTexts(season)).toContain(`At today's paces you ${text}`);
  });

  test("names the distances in the athlete's units", () => {
    const request = requestOf("ironman", "beginner", 24, HALF_HOURS);
    const ride = (units?: "kilometers") =>
      outlineSeason(request, units).limits.find(({ kind }) => kind === "shortRide")?.text;
    expect(ride()).toMatch(/about [\d.]+ of 112 miles\./);
    expect(ride("kilometers")).toMatch(/about [\d.]+ of 180 km\./);
  });

  test("names the hours of the day with which a swim gets long enough", () => {
    expect(swimOf(1)).toMatchObject({ cause: "day", days: [{ day: 1, hours: 1.5 }] });
    expect(swimOf(1.5)).toBeUndefined();
  });

  test.each([
    ["two weeks", requestOf("sprint", "beginner", 2), "no time left to build fitness"],
    [
      "few weeks",
      requestOf("70.3", "beginner", 9),
      "9 weeks is short for a 70.3; 12 or more is better.",
    ],
    [
      "few hours",
      requestOf("ironman", "beginner", 24, HALF_HOURS),
      "Ironman plans usually peak at",
    ],
    [
      "a race too big for the days",
      requestOf("ironman", "beginner", 24, HALF_HOURS),
      "This plan does not prepare you for an Ironman.",
    ],
    [
      "the longest ride, and the day that limits it",
      requestOf("ironman", "beginner", 24, HALF_HOURS),
      " of 112 miles. ",
    ],
    [
      "a run that needs more weeks",
      { ...requestOf("olympic", "beginner", 8), paces: SLOW },
      "of 6.2 miles. 8 weeks are too few to grow further in safe steps.",
    ],
    [
      "hours that bring little",
      requestOf("sprint", "beginner", 12),
      "You gave 7 h. The biggest week has 5 h 10 min: more seldom helps at your level.",
    ],
    [
      "a start above the usual",
      requestOf("70.3", "beginner", 8),
      "This plan assumes that you can already run",
    ],
    [
      "a goal out of reach",
      { ...requestOf("olympic", "intermediate", 12), goalFinish: seconds(6000) },
      "That goal is more than 12 weeks usually gain.",
    ],
  ])("warns about %s", (_name, request, text) => {
    expect(limitTexts(outlineSeason(request)).join("\n")).toContain(text);
  });
});
