import { DISCIPLINES, INTENSITIES } from "@triplan/domain";
import { openDays } from "../periodise/plan-calendar.ts";
import { PHASES } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";
import { eachWeek, type PlanRule } from "./plan-rule.ts";

const SOURCE = "training.md §10";

/** Rules about the form of a plan: its weeks, its rows, its days. */
export const FORM_RULES: readonly PlanRule[] = [
  {
    id: "weeks-complete",
    title: "A plan has every week from the first to the race",
    source: `${SOURCE}.2`,
    check: ({ plan, request }) => {
      const isComplete =
        plan.weeks.length === request.totalWeeks &&
        plan.weeks.every((week, index) => week.week === index + 1);
      return isComplete ? [] : [{ week: null, message: "The plan lacks a week." }];
    },
  },
  {
    id: "duration-grid",
    title: "Durations are whole fives of minutes, 15 or more",
    source: `${SOURCE}.3`,
    check: eachWeek((week) =>
      week.exercises
        .filter((each) => each.duration % 5 !== 0 || each.duration < 15)
        .map((each) => `${each.name} lasts ${each.duration} minutes.`),
    ),
  },
  {
    id: "longest-day",
    title: "No exercise is longer than the longest day",
    source: `${SOURCE}.4`,
    check: eachWeek((week, { ordinary }) => {
      const longest = Math.max(...ordinary.map((day) => day.minutes));
      return week.exercises
        .filter((each) => each.duration > longest)
        .map((each) => `${each.name} is longer than your longest day.`);
    }),
  },
  {
    id: "week-hours",
    title: "A week stays within its hours",
    source: `${SOURCE}.5`,
    check: eachWeek((week) => {
      const open = sum(week.days.map((day) => day.minutes));
      return week.minutes > open ? [`${week.minutes} minutes planned, ${open} available.`] : [];
    }),
  },
  {
    id: "usable-day",
    title:
      "Exercises lie on days that are open, from the plan's creation to the day before the race",
    source: `${SOURCE}.6`,
    check: eachWeek((week) =>
      week.exercises
        .filter((each) => (week.days[each.suggestedDay]?.minutes ?? 0) === 0)
        .map((each) => `${each.name} lies on a day that is not open.`),
    ),
  },
  {
    id: "day-hours",
    title: "A day stays within its hours",
    source: `${SOURCE}.7`,
    check: eachWeek((week) =>
      week.days.flatMap((day) => {
        const planned = week.exercises.filter((each) => each.suggestedDay === day.day);
        const minutes = sum(planned.map((each) => each.duration));
        return minutes > day.minutes ? [`Day ${day.day} holds ${minutes} minutes.`] : [];
      }),
    ),
  },
  {
    id: "units-a-day",
    title: "At most two sessions a day, never two of one discipline",
    source: `${SOURCE}.8`,
    check: eachWeek((week) =>
      week.days.flatMap((day) => {
        const planned = week.exercises.filter((each) => each.suggestedDay === day.day);
        const units = planned.filter((each) => each.brickId === null || each.type === "bike");
        const types = new Set(planned.map((each) => each.type));
        return units.length > 2 || types.size < planned.length
          ? [`Day ${day.day} holds ${planned.map((each) => each.type).join(", ")}.`]
          : [];
      }),
    ),
  },
  {
    id: "brick-together",
    title: "A brick's run follows its ride on the same day",
    source: `${SOURCE}.9`,
    check: eachWeek((week) =>
      week.exercises
        .filter((each) => each.brickId !== null && each.type === "bike")
        .flatMap((ride) => {
          const run = week.exercises.find(
            (each) => each.brickId === ride.brickId && each.type === "run",
          );
          const isTogether =
            run?.suggestedDay === ride.suggestedDay && run.orderIndex === ride.orderIndex + 1;
          return isTogether ? [] : [`${ride.name} is parted from its run.`];
        }),
    ),
  },
  {
    id: "all-disciplines",
    title: "Each week has a swim, a ride and a run where it has room",
    source: `${SOURCE}.10`,
    check: eachWeek((week) => {
      if (openDays(week.days).length < 2 || week.week.targetMinutes < 70) return [];
      return DISCIPLINES.filter((type) => week.exercises.every((each) => each.type !== type)).map(
        (type) => `There is no ${type} this week.`,
      );
    }),
  },
  {
    id: "no-empty-week",
    title: "No week is empty where it has room",
    source: `${SOURCE}.11`,
    check: eachWeek((week) => {
      const open = openDays(week.days);
      const usable = week.days.filter((day) => day.isUsable).length;
      const hasRoom = open.length >= 2 && sum(open.map((day) => day.minutes)) >= 90;
      const isLastDays = week.frame.phase === "race" && usable <= 2;
      return hasRoom && !isLastDays && week.minutes === 0 ? ["The week is empty."] : [];
    }),
  },
  {
    id: "known-words",
    title: "Disciplines, intensities and phases are those of the specification",
    source: `${SOURCE}.12`,
    check: eachWeek((week) => {
      const isKnown = week.exercises.every(
        (each) =>
          DISCIPLINES.includes(each.type) &&
          INTENSITIES.includes(each.intensity) &&
          each.week === week.week.week,
      );
      return isKnown && PHASES.includes(week.week.phase) ? [] : ["A word is not known."];
    }),
  },
];
