import { isSerious } from "@triplan/plan-engine";
import type { AthleteName } from "./athletes.ts";
import { placeOf, type Finding } from "./finding.ts";
import { exercisesOf, isLoad, longestOf, minutesOf, planFor } from "./plan-facts.ts";

const LONG_COURSE = [
  "ironman-beginner-30",
  "ironman-beginner-16",
  "ironman-intermediate-24",
  "ironman-intermediate-52",
  "70.3-beginner-13",
  "70.3-intermediate-9h",
  "sprint-beginner-8",
  "ironman-slow-24",
] as const satisfies readonly AthleteName[];

const SHORT = new Set(["shortSwim", "shortRide", "shortRun", "distance"]);

/** F1: the longest exercises of long-course plans, and the sentence where they fall short. */
export function longestExercises(): Finding {
  const rows = LONG_COURSE.map((name) => {
    const { plan, preview } = planFor(name);
    const parts = (["swim", "bike", "run"] as const).map((type) => {
      const { reached, race, enough } = preview.preparation[type];
      const part = reached / race;
      const isEnough = part >= enough / race - 0.005;
      return { type, percent: Math.round(100 * part), isEnough, week: longestOf(plan, type)?.week };
    });
    const isSaid = preview.limits.some((limit) => SHORT.has(limit.kind) && isSerious(limit));
    const text = parts
      .map(({ type, percent, week }) => `${type} ${percent} % (week ${week ?? 0})`)
      .join(", ");
    return {
      isGone: isSaid || parts.every(({ isEnough }) => isEnough),
      text: `${name}: ${text}${isSaid ? ", and the plan says what is missing" : ""}`,
    };
  });
  return {
    id: "F1",
    fault: "Long-course plans reach 27 to 60 % of the race, and nothing says so",
    isGone: rows.every(({ isGone }) => isGone),
    evidence: `Longest exercises as parts of the race. ${rows.map(({ text }) => text).join("; ")}`,
  };
}

/** F7: seven half-hours. */
export function halfHours(): Finding {
  const { plan } = planFor("sprint-beginner-half-hours");
  const loads = plan.weeks.filter(isLoad);
  const counts = loads.map(({ exercises }) => exercises.length);
  const swims = loads.map(
    ({ exercises }) => exercises.filter(({ type }) => type === "swim").length,
  );
  const brick = exercisesOf(loads).find(({ brickId }) => brickId !== null);
  return {
    id: "F7",
    fault: "Seven half-hours give three exercises a week, no brick and weeks without a swim",
    isGone: Math.min(...counts) >= 4 && Math.min(...swims) >= 1 && brick !== undefined,
    evidence: `sprint-beginner-half-hours: ${Math.min(...counts)} to ${Math.max(...counts)} exercises in each load week, ${Math.min(...swims)} or more of them swims; ${brick ? placeOf(brick) : "no brick"}`,
  };
}

/** F10: an easy goal against no goal. */
export function easyGoal(): Finding {
  const goal = planFor("70.3-intermediate-goal").plan.weeks.map((week) => minutesOf(week));
  const none = planFor("70.3-intermediate-20").plan.weeks.map((week) => minutesOf(week));
  const less = Math.max(...none.map((minutes, index) => minutes - (goal[index] ?? 0)));
  return {
    id: "F10",
    fault: "An easy goal makes the plan smaller than no goal",
    isGone: less <= 5,
    evidence: `70.3-intermediate-goal (5:45) against 70.3-intermediate-20: no week is more than ${Math.max(0, less)} min smaller; week 18 has ${goal[17] ?? 0} and ${none[17] ?? 0} min`,
  };
}

/** F13: recovery weeks. */
export function recoveryWeeks(): Finding {
  const names = [
    "ironman-intermediate-24",
    "ironman-beginner-30",
    "olympic-intermediate-16",
  ] as const;
  const rows = names.map((name) => {
    const weeks = planFor(name).plan.weeks.filter(({ isRecovery }) => isRecovery);
    const shortest = Math.min(...exercisesOf(weeks).map(({ duration }) => duration));
    const isPeakStart = weeks.some(({ phase, phaseWeek }) => phase === "peak" && phaseWeek === 1);
    return { name, first: weeks[0]?.week ?? 0, shortest, isPeakStart };
  });
  return {
    id: "F13",
    fault:
      "The first recovery week is week 3, filled with 15-minute exercises; peak starts with one",
    isGone: rows.every(({ shortest, isPeakStart }) => shortest >= 25 && !isPeakStart),
    evidence: rows
      .map(
        ({ name, first, shortest }) =>
          `${name}: the first is week ${first}, no recovery week has an exercise below ${shortest} min`,
      )
      .join("; "),
  };
}

/** F14: hours that are given and not used. */
export function unusedHours(): Finding {
  const names = [
    "70.3-intermediate-16h",
    "70.3-beginner-20h",
    "ironman-beginner-16",
    "ironman-advanced-30",
  ] as const;
  const rows = names.map((name) => {
    const { request, plan, preview } = planFor(name);
    const given = request.schedule.reduce(
      (total, { available, hours }) => total + (available ? hours : 0),
      0,
    );
    const biggest = Math.max(...plan.weeks.map((week) => minutesOf(week))) / 60;
    const isSaid = preview.limits.some(({ kind }) => kind === "unused" || kind === "hours");
    return { name, given, biggest, isRight: isSaid || biggest >= 0.9 * given, isSaid };
  });
  return {
    id: "F14",
    fault: "Hours are given, not used and not explained",
    isGone: rows.every(({ isRight }) => isRight),
    evidence: rows
      .map(
        ({ name, given, biggest, isSaid }) =>
          `${name}: biggest week ${biggest.toFixed(1)} of ${given.toFixed(1)} h${isSaid ? ", with a sentence" : ""}`,
      )
      .join("; "),
  };
}
