import {
  DISCIPLINES,
  formatDate,
  formatMonthAndDay,
  listed,
  type Discipline,
  type TimeOff,
  capitalized,
} from "@triplan/domain";
import { isTest, type Plan } from "@triplan/plan-engine";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";

type Changes = Pick<PlanEffect, "exercises">;

const ACTIVITIES = {
  swim: "swimming",
  bike: "cycling",
  run: "running",
} as const satisfies Record<Discipline, string>;

const NOTHING_CHANGES = "Nothing in your plan has to change.";

/** What new time off does to the plan, in a sentence or two. */
export function addedHeadline(
  timeOff: TimeOff,
  { exercises }: Changes,
  { weeks }: Pick<Plan, "weeks">,
): string {
  const { kind } = timeOff;
  if (kind === "ill") return illHeadline(timeOff);
  if (kind === "injured") return injuredHeadline(timeOff);
  if (exercises.length === 0) return NOTHING_CHANGES;
  return [awayHeadline(timeOff, exercises, weeks), ...testsText(exercises, weeks)].join(" ");
}

/** Names the tests that are left out, or become something else. */
function testsText(exercises: Changes["exercises"], weeks: Plan["weeks"]): string[] {
  const rows = weeks.flatMap((week) => week.exercises.filter(isTest));
  const tests = new Map(rows.map(({ slotKey, name }) => [slotKey, name]));
  const names = exercises.flatMap(({ slotKey, change, before, after }) => {
    const isOut = change === "left-out" || after.name !== before.name;
    return isOut && tests.get(slotKey) === before.name ? [before.name] : [];
  });
  if (names.length === 0) return [];
  const are = names.length === 1 ? "is" : "are";
  return [`Your ${listed(names)} ${are} left out.`];
}

function awayHeadline(
  timeOff: TimeOff,
  exercises: Changes["exercises"],
  weeks: Plan["weeks"],
): string {
  const recovery = new Set(weeks.filter((week) => week.isRecovery).map(({ week }) => week));
  if (exercises.every(({ week }) => recovery.has(week))) {
    return "It falls into your recovery week, so little changes.";
  }
  const lead = timeOff.kind === "travel" ? "You are away" : "You have less time";
  return `${lead} ${daysOf(timeOff)}${remaining(timeOff)}. ${changesSentence(exercises.length)}`;
}

function illHeadline({ toDate, minutesPerDay }: TimeOff): string {
  if (minutesPerDay !== null && minutesPerDay > 0) {
    return `Get well first. Easy exercises of at most ${minutesPerDay} min a day remain.`;
  }
  return toDate === null
    ? "Get well first. Nothing is planned until you say that you are well again."
    : "Get well first. Nothing is planned on these days, and you come back in steps.";
}

function injuredHeadline({ toDate, sports }: TimeOff): string {
  const out = DISCIPLINES.filter((sport) => !sports.includes(sport));
  const until = toDate === null ? "you say that you are well again" : formatDate(toDate);
  const is = out.length === 1 ? "is" : "are";
  const lead = `${capitalized(listed(namesOf(out)))} ${is} out until ${until}.`;
  if (sports.length === 0) return lead;
  const go = sports.length === 1 ? "goes" : "go";
  return `${lead} ${capitalized(listed(namesOf(sports)))} ${go} on.`;
}

const namesOf = (sports: readonly Discipline[]) => sports.map((sport) => ACTIVITIES[sport]);

function daysOf({ fromDate, toDate }: TimeOff): string {
  const from = formatMonthAndDay(fromDate);
  if (toDate === null) return `from ${from} on`;
  return fromDate === toDate ? `on ${from}` : `from ${from} to ${formatMonthAndDay(toDate)}`;
}

function remaining({ minutesPerDay, sports }: TimeOff): string {
  if (minutesPerDay === null || minutesPerDay === 0) return "";
  return `, with ${listed(namesOf(sports))} for ${minutesPerDay} min a day`;
}

const changesSentence = (count: number) =>
  count === 1 ? "One exercise changes." : `${count} exercises change.`;

/** What an earlier end does to the plan. */
export function endedHeadline({ kind }: TimeOff, { exercises }: Changes): string {
  const changes = exercises.length === 0 ? NOTHING_CHANGES : changesSentence(exercises.length);
  return kind === "ill" || kind === "injured" ? `Good that you are well. ${changes}` : changes;
}

/** What the plan gets back without time off. */
export const removedHeadline = ({ exercises }: Changes): string =>
  exercises.length === 0 ? NOTHING_CHANGES : changesSentence(exercises.length);
