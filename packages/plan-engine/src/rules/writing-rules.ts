import type { StepInterval } from "@triplan/domain";
import { sentencesOf } from "../model/words.ts";
import { runMinutesOf, runWalkOf } from "../week/index.ts";
import { areStepsDistinct, hasRacePaceContrast } from "./distinct-steps.ts";
import { eachExercise, eachWeek } from "./judgements.ts";
import type { PlanRule } from "./plan-rule.ts";
import { hasRoundNumbers } from "./round-numbers.ts";

const SOURCE = "docs/plan-engine.md";

/** What a swimmer has time for, which two sets may share. */
const isOfPace = (sentence: string) => sentence.startsWith("At your pace");

const isWalk = ({ feel }: StepInterval) => feel === "walk";

/** Rules about how exercises are written. */
export const WRITING_RULES: readonly PlanRule[] = [
  {
    id: "round-numbers",
    title: "Steps have whole minutes or round metres and tidy repetitions",
    source: SOURCE,
    ...eachExercise(
      (each, { basis }) => !hasRoundNumbers(each, basis.poolLength),
      ({ name }) => `${name} has a step that is hard to remember.`,
    ),
  },
  {
    id: "distinct-steps",
    title: "Neighbouring steps of a set differ by 5 % or more",
    source: SOURCE,
    ...eachExercise(
      (each) => !areStepsDistinct(each),
      ({ name }) => `${name} has two steps in a row that ask for nearly the same.`,
    ),
  },
  {
    id: "race-pace-contrast",
    title: "All that a set has beside race pace is easy",
    source: SOURCE,
    ...eachExercise(
      (each) => !hasRacePaceContrast(each),
      ({ name }) => `${name} has race pace without easy time between.`,
    ),
  },
  {
    id: "no-sentence-twice",
    title: "No sentence is repeated in the notes of a week",
    source: SOURCE,
    ...eachWeek(({ exercises }) => {
      const sentences = exercises.flatMap(({ notes = "" }) => sentencesOf(notes));
      const twice = sentences.find(
        (each, index) => !isOfPace(each) && sentences.indexOf(each) < index,
      );
      return twice === undefined ? [] : [{ message: `Your notes say twice: ${twice}` }];
    }),
  },
  {
    id: "aims-differ",
    title: "No week has the aim of its neighbour",
    source: SOURCE,
    ...eachWeek(({ week }, { weeks }) => {
      const before = weeks.find((other) => other.week.week === week.week - 1);
      const isSame = week.aim !== undefined && week.aim === before?.week.aim;
      return isSame ? [{ message: "This week has the same aim as the week before." }] : [];
    }),
  },
  {
    id: "run-walk",
    title: "Beginners walk between their easy minutes in the first weeks, new runners longer",
    source: SOURCE,
    ...eachExercise(
      ({ templateId, steps }, { week, basis }) => {
        const minutes = runMinutesOf(runWalkOf(basis, week), { templateId });
        const steady = steps.flatMap(({ kind, intervals }) => (kind === "steady" ? intervals : []));
        const walks = steps.flatMap(({ intervals }) => intervals.filter(isWalk));
        if (minutes === null) return walks.length > 0;
        return steady.some(({ seconds }) => seconds >= 60 * (minutes + 1)) && walks.length === 0;
      },
      ({ name }) => `${name} has walks too many or too few.`,
    ),
  },
  {
    id: "named-drills",
    title: "Beginners have named drills in every second swim, others in every third",
    source: SOURCE,
    ...eachWeek(
      ({ exercises }, { basis }) => {
        const swims = exercises.filter(({ type }) => type === "swim");
        const drilled = swims.filter(({ steps }) => steps.some(({ drills = [] }) => drills.length));
        const isEnough = drilled.length * (basis.level === "beginner" ? 2 : 3) >= swims.length;
        return isEnough ? [] : [{ message: "Too few of your swims have drills.", about: swims }];
      },
      ({ exercises }) => exercises.some(({ type }) => type === "swim"),
    ),
  },
  {
    id: "kit-in-steps",
    title: "A step names the kit that it needs",
    source: SOURCE,
    ...eachExercise(
      ({ templateId, steps }) =>
        steps.some(({ drills = [], kit = [] }) =>
          drills.some((drill) => (drill.kit ?? []).some((each) => !kit.includes(each))),
        ) ||
        (templateId.startsWith("swim-pull:") && steps.every(({ kit = [] }) => kit.length === 0)),
      ({ name }) => `${name} does not say which kit it needs.`,
    ),
  },
];
