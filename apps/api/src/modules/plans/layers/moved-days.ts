import type { NewExercise, PlacementsBefore, TrainingPlanRow } from "@triplan/db";
import type { IsoDate, Weekday } from "@triplan/domain";
import { brickRunMoves } from "../rows/move-brick-runs.ts";
import type { StoredRow } from "../rows/stored-exercise.ts";

export interface MovedDays {
  /** New days of placed exercises, or none, by slot. */
  days: ReadonlyMap<string, Weekday | null>;
  /** Where the exercises that time off moves were before it. */
  placements: PlacementsBefore;
}

export const NO_MOVES: MovedDays = { days: new Map(), placements: {} };

interface Moves {
  stored: readonly StoredRow[];
  /** The stored exercises on the days that they get back. */
  basis: readonly StoredRow[];
  /** Those of the basis that may move. */
  movable: readonly StoredRow[];
  rows: readonly NewExercise[];
  /** Days that the plan engine gives to placed exercises, by slot. */
  moved: ReadonlyMap<string, Weekday | null>;
}

/** The days of placed exercises that change: those of time off, of bricks, and those given back. */
export function movedDays(
  plan: Pick<TrainingPlanRow, "startDate">,
  today: IsoDate,
  { stored, basis, movable, rows, moved }: Moves,
): MovedDays {
  const leftOut = new Set(rows.flatMap((row) => (row.isDropped ? [row.slotKey] : [])));
  const bricks = brickRunMoves(plan, today, { stored: basis, rows });
  const next = new Map([
    ...bricks.map(({ row, day }): [string, Weekday | null] => [row.slotKey, day]),
    ...moved,
  ]);
  const moves = movable.flatMap((row) => {
    const movedTo = next.get(row.slotKey);
    const isMoved = movedTo !== undefined && movedTo !== row.day && !leftOut.has(row.slotKey);
    return isMoved && row.day !== null ? [{ row, day: row.day, movedTo }] : [];
  });
  const before = new Map(stored.map(({ slotKey, day }) => [slotKey, day]));
  const after = new Map<string, Weekday | null>([
    ...basis.map(({ slotKey, day }): [string, Weekday | null] => [slotKey, day]),
    ...moves.map(({ row, movedTo }): [string, Weekday | null] => [row.slotKey, movedTo]),
  ]);
  return {
    days: new Map([...after].filter(([slotKey, day]) => before.get(slotKey) !== day)),
    placements: Object.fromEntries(
      moves.map(({ row, day, movedTo }) => {
        const dayMinutes = minutesOn(basis, row.scheduledDate);
        return [row.slotKey, { day, movedTo, dayMinutes }];
      }),
    ),
  };
}

const minutesOn = (rows: readonly StoredRow[], date: IsoDate | null): number =>
  rows
    .filter((row) => !row.isDropped && row.scheduledDate === date)
    .reduce((sum, { duration }) => sum + duration, 0);
