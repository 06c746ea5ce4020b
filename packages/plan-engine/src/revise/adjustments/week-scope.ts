import type { Weekday } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { seasonBasis, type SeasonBasis } from "../../season/index.ts";
import { weekWriter, type WeekWriter } from "../../sessions/index.ts";
import { longestOf, longLimits, type Longest } from "../../week/index.ts";

/** What a week inherits from the weeks before it. */
export interface History {
  longest: readonly Longest[];
  /** Minutes of the previous load week; null before the first. */
  lastLoading: number | null;
}

export const NO_HISTORY: History = { longest: [], lastLoading: null };

/** Days on which the athlete placed exercises, by slot. */
export type Placed = ReadonlyMap<string, Weekday>;
const NOTHING_PLACED: Placed = new Map();

export interface WeekScope {
  basis: SeasonBasis;
  frame: WeekFrame;
  history: History;
  /** Longest safe run and ride after the previous weeks. */
  limits: Longest;
  writer: WeekWriter;
  /** Day the athlete chose, else the suggested day. */
  dayOf: (exercise: Pick<PlannedExercise, "slotKey" | "suggestedDay">) => Weekday;
}

export const isTaper = ({ phase }: Pick<WeekFrame, "phase">): boolean =>
  phase === "taper" || phase === "race";

export const minutesOf = (rows: readonly Pick<PlannedExercise, "duration">[]): number =>
  sum(rows.map((row) => row.duration));

/** Creates the scope of each week; call it in week order, with the history so far. */
export function weekScopes(request: PlanRequest, placed: Placed = NOTHING_PLACED) {
  const basis = seasonBasis(request);
  const dayOf: WeekScope["dayOf"] = ({ slotKey, suggestedDay }) =>
    placed.get(slotKey) ?? suggestedDay;
  const scope = (
    week: number,
    history: History,
    exercises: readonly PlannedExercise[],
  ): WeekScope | null => {
    const frame = basis.frames[week - 1];
    if (!frame) return null;
    const writer = weekWriter(basis, frame, [], { used: new Map(), climbs: new Map() });
    for (const { templateId } of exercises) writer.usedThisWeek.add(templateId);
    const limits = longLimits(basis, history.longest);
    return { basis, frame, history, limits, writer, dayOf };
  };
  return { basis, scope };
}

/** History after a week; a load week that was made light does not count as one. */
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
    longest: [...history.longest, longestOf(basis, frame, planned)],
    lastLoading: frame.isLoading && !isMadeLight ? counted : history.lastLoading,
  };
}
