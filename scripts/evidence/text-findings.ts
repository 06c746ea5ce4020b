import { generatePlan, OPENERS } from "@triplan/plan-engine";
import { milesPerHour, RACE_TYPES, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { ATHLETE_NAMES, requestFor, type AthleteName } from "./athletes.ts";
import { placeOf, type Finding } from "./finding.ts";
import { exercisesOf, isLoad, minutesOf, planFor } from "./plan-facts.ts";

const all = () => ATHLETE_NAMES.flatMap((name) => exercisesOf(planFor(name).plan.weeks));
const percentOf = (count: number, of: number) => Math.round((100 * count) / Math.max(1, of));

/** F3: one pace typed for each race. */
export function paceMeaning(): Finding {
  const request = requestFor("olympic-intermediate-16");
  const paces = { swim: secondsPer100m(150), bike: milesPerHour(18), run: secondsPerMile(510) };
  const shown = RACE_TYPES.map((raceType) => {
    const run = exercisesOf(generatePlan({ ...request, raceType, paces }).weeks).find(
      ({ templateId }) => templateId.startsWith("run-threshold:"),
    );
    return `${raceType} ${run?.pace ?? "none"}`;
  });
  return {
    id: "F3",
    fault: "All targets hang on one ambiguous pace",
    isGone: null,
    evidence: `8:30/mi typed for each race still gives other threshold runs (${shown.join(", ")}), because it is the pace of that race; the form names its distance, and results, tests or typed thresholds replace it (\`packages/domain/src/thresholds\`)`,
  };
}

/** F4: steps with how they feel. */
export function feltTargets(): Finding {
  const exercises = all();
  const felt = exercises.filter(({ description }) => /RPE|by feel/.test(description));
  const part = percentOf(felt.length, exercises.length);
  return {
    id: "F4",
    fault: "Targets are one flat speed, without a range, effort or heart rate",
    isGone: part > 90,
    evidence: `${part} % of ${exercises.length} exercises name the effort (RPE) in their steps${felt[0] ? `; ${placeOf(felt[0])}` : ""}`,
  };
}

const testsOf = (name: AthleteName) =>
  exercisesOf(planFor(name).plan.weeks).filter(({ templateId }) => TESTS.has(templateId));

/** F6: tests. */
export function fitnessTests(): Finding {
  const own = testsOf("70.3-intermediate-20");
  const paced = own.filter(({ description }) => /(?:\d:\d\d|mph)[^\n]*\(Z5\)/.test(description));
  const optimised = testsOf("70.3-intermediate-optimised");
  return {
    id: "F6",
    fault: "Tests prescribe a pace, come twice and lead nowhere",
    isGone: paced.length === 0 && own.length >= 3 && optimised.length > 0,
    evidence: `70.3-intermediate-20: ${own.map((each) => `${placeOf(each)}, ${each.duration} min`).join("; ")}; ${paced.length} of ${own.length} still prescribe a pace. ironman-intermediate-24 has ${testsOf("ironman-intermediate-24").length} tests, 70.3-intermediate-optimised ${optimised.length}`,
  };
}

const TESTS: ReadonlySet<string> = new Set(["S18", "B19", "R19"]);

/** F15: the last two weeks. */
export function taperFillers(): Finding {
  const wrong = ATHLETE_NAMES.flatMap((name) => {
    const { weeks } = planFor(name).plan;
    const race = weeks.at(-1);
    const openers = exercisesOf(weeks).filter(
      ({ templateId, duration }) => OPENERS.has(templateId) && duration > 40,
    );
    const long = (race?.exercises ?? []).filter(({ duration }) => duration > 60);
    return [...openers, ...long].map((each) => `${name} ${placeOf(each)}, ${each.duration} min`);
  });
  const late = ATHLETE_NAMES.filter((name) => {
    const { weeks } = planFor(name).plan;
    const most = (kept: typeof weeks) =>
      Math.max(
        0,
        ...exercisesOf(kept).map(({ type, duration }) => (type === "swim" ? duration : 0)),
      );
    return most(weeks.filter((week) => !isLoad(week))) > most(weeks.filter(isLoad));
  });
  const eve = planFor("70.3-intermediate-20").plan.weeks.at(-1)?.exercises.at(-1);
  return {
    id: "F15",
    fault: "Openers of 50 to 100 minutes, and the longest swim in the taper",
    isGone: wrong.length === 0 && late.length === 0,
    evidence: `${wrong.length} openers above 40 or race-week exercises above 60 min${wrong[0] ? ` (${wrong[0]})` : ""}; the longest swim is outside the load weeks in ${late.length} of ${ATHLETE_NAMES.length} plans${late[0] ? ` (${late.join(", ")})` : ""}. 70.3-intermediate-20, last exercise: ${eve ? `${placeOf(eve)}, ${eve.duration} min` : "none"}`,
  };
}

const REPETITIONS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20]);

/** F16: how exercises are written. */
export function writtenTexts(): Finding {
  const exercises = all();
  const swims = exercises.filter(({ type }) => type === "swim");
  const odd = swims.filter(({ steps }) => steps.some((step) => !REPETITIONS.has(step.repeat)));
  const drills = swims.filter(({ description, notes }) => /drill/i.test(`${description} ${notes}`));
  const notes = new Set(exercises.map((each) => each.notes));
  const first = drills[0];
  return {
    id: "F16",
    fault: "No drill is named, a third of the swims has odd numbers, notes repeat eight sentences",
    isGone: percentOf(odd.length, swims.length) <= 5 && drills.length > 0,
    evidence: `${percentOf(odd.length, swims.length)} % of ${swims.length} swims have an odd number of repetitions, ${percentOf(drills.length, swims.length)} % name a drill${first ? ` (${placeOf(first)})` : ""}; ${notes.size} different notes in ${exercises.length} exercises`,
  };
}

/** F17: the taper and the tests of optimised plans. */
export function optimisedPlans(): Finding {
  const rows = (["70.3-intermediate-optimised", "ironman-intermediate-optimised"] as const).map(
    (name) => {
      const { weeks } = planFor(name).plan;
      const peak = Math.max(...weeks.map((week) => minutesOf(week)));
      const taper = weeks
        .filter(({ phase }) => phase === "taper" || phase === "race")
        .map((week) => percentOf(minutesOf(week), peak));
      const tests = exercisesOf(weeks).filter(({ templateId }) => TESTS.has(templateId)).length;
      return { name, taper, tests };
    },
  );
  return {
    id: "F17",
    fault: "Optimised plans lose their tests, and an Ironman tapers for 14 days only",
    isGone: rows.every(({ taper, tests }) => tests > 0 && (taper[0] ?? 100) <= 80),
    evidence: rows
      .map(
        ({ name, taper, tests }) =>
          `${name}: ${tests} tests, last weeks ${taper.join(", ")} % of the biggest`,
      )
      .join("; "),
  };
}
