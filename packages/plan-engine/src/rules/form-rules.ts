import { DISCIPLINE_NOUNS, DISCIPLINES, INTENSITIES } from "@triplan/domain";
import { longestDayMinutes, openDays } from "../calendar/index.ts";
import { sum } from "../model/numbers.ts";
import { PHASES } from "../model/plan-types.ts";
import { spokenMinutes } from "../model/words.ts";
import {
  ALL_DISCIPLINES_MINUTES,
  fitsOnDays,
  hasLimits,
  MIN_ALONE_MINUTES,
  MIN_BRICK_MINUTES,
} from "../week/index.ts";
import { eachExercise, eachWeek, thePlan } from "./judgements.ts";
import type { PlanFacts, PlanRule } from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";

const longestDay = ({ ordinary }: Pick<PlanFacts, "ordinary">) => longestDayMinutes(ordinary);

/** Rules about the structure of weeks and exercises. */
export const FORM_RULES: readonly PlanRule[] = [
  {
    id: "weeks-complete",
    title: "A plan has every week from the first to the race",
    source: SOURCE,
    ...thePlan(({ weeks, basis }) => {
      const isComplete =
        weeks.length === basis.totalWeeks &&
        weeks.every(({ week }, index) => week.week === index + 1);
      return isComplete ? null : "Your plan lacks a week.";
    }),
  },
  {
    id: "duration-grid",
    title: "Durations are multiples of 5 minutes, at least 15, or 10 off the bike",
    source: SOURCE,
    ...eachExercise(
      ({ duration, brickId }) =>
        duration % 5 !== 0 || duration < (brickId === null ? MIN_ALONE_MINUTES : MIN_BRICK_MINUTES),
      (each) => `${each.name} lasts ${each.duration} min, which is no whole five from 15 on.`,
    ),
  },
  {
    id: "longest-day",
    title: "No exercise is longer than the longest day",
    source: SOURCE,
    appliesTo: "all",
    ...eachExercise(
      (each, facts) => each.duration > longestDay(facts),
      (each, facts) =>
        `${each.name} takes ${spokenMinutes(each.duration)}; your longest day has ${spokenMinutes(longestDay(facts))}.`,
    ),
  },
  {
    id: "week-hours",
    title: "A week stays within its hours",
    source: SOURCE,
    appliesTo: "all",
    ...eachWeek((week) => {
      const open = sum(week.days.map((day) => day.minutes));
      if (week.minutes <= open) return [];
      const message = `This week has ${spokenMinutes(open)} available; ${spokenMinutes(week.minutes)} is planned.`;
      return [{ message, about: week.exercises }];
    }),
  },
  {
    id: "all-disciplines",
    title: "Each week has a swim, a ride and a run where it has room",
    source: SOURCE,
    ...eachWeek(
      ({ exercises }) =>
        DISCIPLINES.filter((type) => exercises.every((each) => each.type !== type)).map((type) => ({
          message: `You have no ${DISCIPLINE_NOUNS[type]} this week.`,
        })),
      ({ days, week, frame }) =>
        openDays(days).length >= 2 &&
        week.targetMinutes >= ALL_DISCIPLINES_MINUTES &&
        (!hasLimits(frame) || fitsOnDays({ swim: 1, bike: 1, run: 1 }, frame)),
    ),
  },
  {
    id: "no-empty-week",
    title: "No week is empty where it has room",
    source: SOURCE,
    ...eachWeek(
      ({ minutes }) => (minutes === 0 ? [{ message: "You have nothing to do this week." }] : []),
      ({ days, frame }) => {
        const open = openDays(days);
        const usable = days.filter((day) => day.isUsable).length;
        const isLastDays = frame.phase === "race" && usable <= 2;
        return open.length >= 2 && sum(open.map((day) => day.minutes)) >= 90 && !isLastDays;
      },
    ),
  },
  {
    id: "known-words",
    title: "Disciplines, intensities and phases are those of the specification",
    source: SOURCE,
    ...eachWeek((week) => {
      const isKnown = week.exercises.every(
        (each) =>
          DISCIPLINES.includes(each.type) &&
          INTENSITIES.includes(each.intensity) &&
          each.week === week.week.week,
      );
      return isKnown && PHASES.includes(week.week.phase)
        ? []
        : [{ message: "Your week has an unknown discipline, intensity or phase." }];
    }),
  },
];
