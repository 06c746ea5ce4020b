import { poolUnitOf, type Discipline, type PoolUnit, type Weekday } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { seasonBasis, type SeasonBasis } from "../../season/index.ts";
import { weekWriter, writtenDose, type WeekWriter } from "../../sessions/index.ts";
import { climbed, type Climb, type LadderId } from "../../ladders/index.ts";
import { longestOf, longLimits, type Longest } from "../../week/index.ts";

/** What a week inherits from the weeks before it. */
export interface History {
  longest: readonly Longest[];
  /** Minutes of the previous load week; null before the first. */
  lastLoading: number | null;
  /** The same in the engine's plan. */
  plannedLoading: number | null;
  /** Minutes of the biggest load week so far, and the same in the engine's plan. */
  biggestLoading: number;
  biggestPlanned: number;
  /** Progress on each ladder in the load weeks so far. */
  climbs: ReadonlyMap<LadderId, Climb>;
}

export const NO_HISTORY: History = {
  longest: [],
  lastLoading: null,
  plannedLoading: null,
  biggestLoading: 0,
  biggestPlanned: 0,
  climbs: new Map(),
};

/** What the athlete did with the plan. */
export interface Progress {
  /** Days on which exercises are placed, by slot. */
  placed: ReadonlyMap<string, Weekday>;
  /** The completed exercises as they were done, by slot. */
  completed: ReadonlyMap<string, PlannedExercise>;
  /** Those among the completed ones that the athlete marked as not done, by slot. */
  skipped?: ReadonlySet<string>;
  /** The exercises of weeks that an earlier version of the engine made; they stay as they are. */
  earlier: ReadonlyMap<number, readonly PlannedExercise[]>;
}

export const NO_PROGRESS: Progress = {
  placed: new Map(),
  completed: new Map(),
  earlier: new Map(),
};

export interface WeekScope {
  basis: SeasonBasis;
  frame: WeekFrame;
  history: History;
  /** Longest safe run and ride after the previous weeks. */
  limits: Longest;
  writer: WeekWriter;
  /** Sports of which the week has a completed exercise. */
  doneSports: ReadonlySet<Discipline>;
  /** True after weeks of an earlier engine, which may have been shorter. */
  isAfterEarlier: boolean;
  /** Day the athlete chose, else the suggested day. */
  dayOf: (exercise: Pick<PlannedExercise, "slotKey" | "suggestedDay">) => Weekday;
}

export const isTaper = ({ phase }: Pick<WeekFrame, "phase">): boolean =>
  phase === "taper" || phase === "race";

export const minutesOf = (rows: readonly Pick<PlannedExercise, "duration">[]): number =>
  sum(rows.map((row) => row.duration));

/** Creates the scope of each week; call it in week order, with the history so far. */
export function weekScopes(
  request: PlanRequest,
  { placed, completed, earlier }: Progress = NO_PROGRESS,
) {
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
    const isAfterEarlier = earlier.size > 0;
    const done = exercises.filter(({ slotKey }) => completed.has(slotKey));
    const doneSports = new Set(done.map(({ type }) => type));
    return { basis, frame, history, limits, writer, doneSports, isAfterEarlier, dayOf };
  };
  return { basis, scope };
}

type Row = Pick<PlannedExercise, "type" | "duration" | "templateId" | "steps">;

interface WrittenWeek {
  week: number;
  rows: readonly Row[];
  /** The engine's exercises, if they differ. */
  planned?: readonly Row[];
  isMadeLight?: boolean;
}

/** History after a week; a load week that was made light does not count as one. */
export function withRows(
  basis: SeasonBasis,
  history: History,
  { week, rows, planned = rows, isMadeLight = false }: WrittenWeek,
): History {
  const frame = basis.frames[week - 1];
  if (!frame) return history;
  const longest = (type: string) =>
    Math.max(0, ...rows.filter((row) => row.type === type).map((row) => row.duration));
  const done = { run: longest("run"), bike: longest("bike") };
  const counted = (each: readonly Row[]) =>
    frame.isPartial ? Math.max(minutesOf(each), basis.curve.start) : minutesOf(each);
  return {
    longest: [...history.longest, longestOf(basis, frame, done)],
    lastLoading: frame.isLoading && !isMadeLight ? counted(rows) : history.lastLoading,
    plannedLoading: frame.isLoading ? counted(planned) : history.plannedLoading,
    biggestLoading: Math.max(history.biggestLoading, frame.isLoading ? counted(rows) : 0),
    biggestPlanned: Math.max(history.biggestPlanned, frame.isLoading ? counted(planned) : 0),
    climbs: frame.isLoading
      ? withRungs(history.climbs, poolUnitOf(basis.poolLength), frame, rows)
      : history.climbs,
  };
}

function withRungs(
  before: History["climbs"],
  unit: PoolUnit,
  { week, loadingNumber }: WeekFrame,
  rows: readonly Row[],
): History["climbs"] {
  const done = rows.flatMap((row) => {
    const dose = writtenDose(row, unit);
    if (!dose) return [];
    const { ladder, rung } = dose.step;
    const now = { rung, week, loadingNumber, done: dose.done };
    return [[ladder, climbed(before.get(ladder), now)] as const];
  });
  return done.length === 0 ? before : new Map([...before, ...done]);
}
