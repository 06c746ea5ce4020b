import type { FixLimit } from "@triplan/domain";
import { longestDayMinutes, openDays } from "../../calendar/index.ts";
import { floor5, round5, sum } from "../../model/numbers.ts";
import { RACE_VOLUME } from "../../week/index.ts";
import { cutToFit, leastOf } from "../adjustments/cut-week.ts";
import { minutesOf, type WeekScope } from "../adjustments/week-scope.ts";
import { draftOf, leastMinutesOf, type Draft } from "../drafts/draft.ts";
import { contentOf, isDone, isOpen, type FixFacts, type StoredExercise } from "./fix-types.ts";

/** An exercise within its limits, and the limit that set its minutes if they changed. */
export interface Fit {
  draft: Draft;
  limit: FixLimit;
}

/** By slot. */
export type Fits = ReadonlyMap<string, Fit>;

type Planned = FixFacts["planned"];

/** Exercises within the limits of their own: not those of day and week. */
export const fitRows = (
  scope: WeekScope,
  rows: readonly StoredExercise[],
  planned: Planned,
): Map<string, Fit> => new Map(rows.map((row) => [row.slotKey, fitRow(scope, row, planned)]));

function fitRow(scope: WeekScope, row: StoredExercise, planned: Planned): Fit {
  const { basis, frame, limits } = scope;
  const draft = draftOf(contentOf(row));
  if (!isOpen(row)) return { draft, limit: "grid" };
  const most: { limit: FixLimit; minutes: number }[] = [
    { limit: "longest-day", minutes: longestDayMinutes(frame.days) },
    { limit: "race-cap", minutes: RACE_VOLUME[basis.raceType].longest[row.type][basis.level] },
    ...(row.type === "swim" ? [] : [{ limit: "safe-step" as const, minutes: limits[row.type] }]),
  ];
  const least = leastOf({ base: planned.get(row.slotKey) ?? row }, scope);
  const start: Fit = {
    draft: { ...draft, minutes: Math.max(least, round5(row.duration)) },
    limit: "grid",
  };
  return most.reduce((fit, { limit, minutes }) => {
    const fitting = Math.max(leastMinutesOf(row), floor5(minutes));
    return fitting < fit.draft.minutes ? { draft: { ...draft, minutes: fitting }, limit } : fit;
  }, start);
}

/** Minutes that the open days leave beside what is done. */
export const openMinutes = ({ frame }: WeekScope, rows: readonly StoredExercise[]): number =>
  sum(openDays(frame.days).map((day) => day.minutes)) - minutesOf(rows.filter(isDone));

/** Exercises within the hours of their week: cut in the order of adjustments. */
export function withinWeek(scope: WeekScope, rows: readonly StoredExercise[], fits: Fits): Fits {
  const open = rows.filter(isOpen).flatMap((row) => fits.get(row.slotKey) ?? []);
  const most = Math.max(0, floor5(openMinutes(scope, rows)));
  if (sum(open.map(({ draft }) => draft.minutes)) <= most) return fits;
  const doneSports = new Set(rows.filter(isDone).map(({ type }) => type));
  const drafts = open.map(({ draft }) => draft);
  const cut = cutToFit(drafts, most, { ...scope, doneSports });
  const changed = cut.flatMap((draft, index) => {
    const fit = open[index];
    if (!fit || isSameDraft(draft, fit.draft)) return [];
    const limit = draft.hasMerged === true ? ("merged" as const) : ("week" as const);
    return [[draft.base.slotKey, { draft, limit }] as const];
  });
  return new Map([...fits, ...changed]);
}

const isSameDraft = (a: Draft, b: Draft): boolean =>
  a.minutes === b.minutes &&
  a.isDropped === b.isDropped &&
  a.hasMerged === b.hasMerged &&
  a.isAlone === b.isAlone;
