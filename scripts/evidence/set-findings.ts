import type { ExerciseStep } from "@triplan/domain";
import { ATHLETE_NAMES } from "./athletes.ts";
import { placeOf, type Finding } from "./finding.ts";
import { exercisesOf, isLoad, planFor, rungsOf, zoneShares } from "./plan-facts.ts";

const HARD: ReadonlySet<string> = new Set(["threshold", "vo2max", "interval", "hard"]);

/** F2: how far the ladders of all athletes climb. */
export function climbingSets(): Finding {
  const ladders = ATHLETE_NAMES.flatMap((name) =>
    planFor(name).request.totalWeeks >= 12 ? [...rungsOf(planFor(name).plan).values()] : [],
  ).filter(({ length }) => length > 1);
  const climbed = ladders.filter((rungs) => (rungs.at(-1) ?? 0) > (rungs[0] ?? 0)).length;
  const falls = ladders.filter((rungs) =>
    rungs.some((rung, i) => rung < (rungs[i - 1] ?? 0)),
  ).length;
  const rides = exercisesOf(planFor("70.3-intermediate-20").plan.weeks.filter(isLoad)).filter(
    ({ templateId }) => templateId.startsWith("bike-threshold:"),
  );
  return {
    id: "F2",
    fault: "Main sets do not progress: half of them are at the least repetitions, 9 % get smaller",
    isGone: falls === 0 && climbed / ladders.length >= 0.8,
    evidence: `${climbed} of ${ladders.length} ladders that plans of 12 weeks and more use again end higher, ${falls} fall. 70.3-intermediate-20, threshold rides: ${rides.map(({ week, templateId }) => `week ${week} step ${templateId.split(":")[1] ?? ""}`).join(", ")}`,
  };
}

/** F5: race pace with a recovery of the same speed. */
export function raceContrast(): Finding {
  const flat = ATHLETE_NAMES.flatMap((name) =>
    exercisesOf(planFor(name).plan.weeks)
      .filter(({ steps }) => steps.some(isFlat))
      .map((each) => `${name} ${placeOf(each)}`),
  );
  const ride = exercisesOf(planFor("ironman-intermediate-24").plan.weeks).findLast(
    ({ templateId }) => templateId.startsWith("bike-race-ironman:"),
  );
  return {
    id: "F5",
    fault: "Race-pace sets have recoveries of the same speed",
    isGone: flat.length === 0,
    evidence: `${flat.length} exercises of ${ATHLETE_NAMES.length} plans have a race-pace set whose recovery is in the same zone${flat[0] ? `: ${flat[0]}` : ""}. ironman-intermediate-24: ${ride ? placeOf(ride) : "no ride at race pace"}`,
  };
}

function isFlat({ kind, intervals }: ExerciseStep): boolean {
  const race = intervals.find(({ isRacePace }) => isRacePace);
  return (
    kind === "main" &&
    race !== undefined &&
    intervals.some(({ isRacePace, zone }) => !isRacePace && zone === race.zone)
  );
}

/** F11: a hard ride on the day of the long run. */
export function hardAndLong(): Finding {
  const names = ["70.3-intermediate-20", "ironman-advanced-40"] as const;
  const shared = names.flatMap((name) =>
    planFor(name)
      .plan.weeks.filter(isLoad)
      .flatMap(({ exercises }) => {
        const run = exercises.find(
          ({ type, templateId }) => type === "run" && isLongRun(templateId),
        );
        return exercises
          .filter(
            (each) =>
              each.type === "bike" &&
              HARD.has(each.intensity) &&
              each.suggestedDay === run?.suggestedDay,
          )
          .map((each) => `${name} ${placeOf(each)}`);
      }),
  );
  return {
    id: "F11",
    fault: "Hard ride and long run on one day: 6 and 10 Tuesdays",
    isGone: shared.length === 0,
    evidence: `${names.join(" and ")}: ${shared.length} load weeks with both on one day${shared.length > 0 ? `: ${shared.slice(0, 3).join("; ")}` : ""}`,
  };
}

const isLongRun = (templateId: string) =>
  ["R05", "R06", "R07"].includes(templateId) ||
  /^run-(?:race-(?:70\.3|ironman)|long-finish):/.test(templateId);

/** F12: hard work of short-course plans. */
export function highWork(): Finding {
  const rows = (["olympic-intermediate-16", "sprint-advanced-12"] as const).map((name) => {
    const { weeks } = planFor(name).plan;
    const of = (phase: string) =>
      zoneShares(exercisesOf(weeks.filter((week) => isLoad(week) && week.phase === phase)));
    return { name, build: of("build"), peak: of("peak") };
  });
  const beginner = exercisesOf(planFor("sprint-beginner-8").plan.weeks.filter(isLoad));
  const [, moderate, high] = zoneShares(beginner.filter(({ type }) => type === "bike"));
  return {
    id: "F12",
    fault: "Short-course plans lack the hard work that they announce",
    isGone: rows.every(({ build, peak }) => build[2] >= 4 && peak[2] >= 3) && moderate + high > 0,
    evidence: `${rows.map(({ name, build, peak }) => `${name}: zones 1–2 / 3–4 / 5 ${build.join(" / ")} in build, ${peak.join(" / ")} in peak`).join("; ")}; sprint-beginner-8: ${moderate + high} % of the riding above zone 2`,
  };
}
