import type { Weekday } from "@triplan/domain";
import { reasonFacts, type ReasonFacts } from "../explain/reason-facts.ts";
import type { WeekFrame } from "../periodise/periodise.ts";
import type { PlannedExercise, PlanRequest } from "../plan-types.ts";
import { seasonBasis, type SeasonBasis } from "../season/season-basis.ts";
import { sum } from "../shared/numbers.ts";
import { longestOf, longLimits, type Longest } from "../volume/long-limits.ts";
import { weekWriter, type WeekWriter } from "../write/week-writer.ts";

/** What the weeks before leave behind for the one that is changed. */
export interface History {
  longest: readonly Longest[];
  /** Minutes of the last loading week; null before the first. */
  lastLoading: number | null;
}

export const NO_HISTORY: History = { longest: [], lastLoading: null };

/** The days on which the athlete has put exercises, by slot. */
export type Placed = ReadonlyMap<string, Weekday>;
const NOTHING_PLACED: Placed = new Map();

/** All that is needed to change one week. */
export interface WeekScope {
  request: PlanRequest;
  basis: SeasonBasis;
  frame: WeekFrame;
  history: History;
  /** Longest run and ride that the weeks before allow. */
  limits: Longest;
  writer: WeekWriter;
  /** Day on which an exercise lies: where the athlete has put it, else where it is suggested. */
  dayOf: (exercise: Pick<PlannedExercise, "slotKey" | "suggestedDay">) => Weekday;
  /** What the reasons of its exercises look at. */
  facts: ReasonFacts;
}

export const isTaper = ({ phase }: Pick<WeekFrame, "phase">): boolean =>
  phase === "taper" || phase === "race";

export const minutesOf = (rows: readonly Pick<PlannedExercise, "duration">[]): number =>
  sum(rows.map((row) => row.duration));

/** The scopes of a plan's weeks, each made when the weeks before it are known. */
export function weekScopes(request: PlanRequest, placed: Placed = NOTHING_PLACED) {
  const basis = seasonBasis(request);
  const facts = reasonFacts(basis);
  const dayOf: WeekScope["dayOf"] = ({ slotKey, suggestedDay }) =>
    placed.get(slotKey) ?? suggestedDay;
  const scope = (
    week: number,
    history: History,
    exercises: readonly PlannedExercise[],
  ): WeekScope | null => {
    const frame = basis.frames[week - 1];
    if (!frame) return null;
    const writer = weekWriter(request, frame, facts.pacesOf(week), [], new Map());
    for (const { templateId } of exercises) writer.usedThisWeek.add(templateId);
    const limits = longLimits(request, basis.runStart, history.longest);
    return { request, basis, frame, history, limits, writer, facts, dayOf };
  };
  return { basis, scope };
}

/** The history after a week; one that was made light does not count as a loading week. */
export function withRows(
  basis: SeasonBasis,
  history: History,
  week: number,
  rows: readonly Pick<PlannedExercise, "type" | "duration">[],
  isMadeLight = false,
): History {
  const frame = basis.frames[week - 1];
  if (!frame) return history;
  const longest = (type: string) =>
    Math.max(0, ...rows.filter((row) => row.type === type).map((row) => row.duration));
  const planned = { run: longest("run"), bike: longest("bike") };
  const minutes = minutesOf(rows);
  const counted = frame.isPartial ? Math.max(minutes, basis.curve.start) : minutes;
  return {
    longest: [...history.longest, longestOf(basis.request, basis.runStart, frame, planned)],
    lastLoading: frame.isLoading && !isMadeLight ? counted : history.lastLoading,
  };
}
