import type { PlacementsBefore } from "@triplan/db";
import {
  dateInWeek,
  isInTimeOff,
  scheduleOfWeek,
  weekdayOf,
  type IsoDate,
  type TimeOff,
} from "@triplan/domain";
import type { GeneratedPlan } from "../edition/generated-plan.ts";
import { isOpen, type StoredRow } from "../rows/stored-exercise.ts";

interface Restoring {
  placements: PlacementsBefore;
  /** The time off that remains. */
  timeOff: readonly Pick<TimeOff, "fromDate" | "toDate">[];
  /** Slots that get back their day though it is over. */
  named: ReadonlySet<string> | undefined;
  today: IsoDate;
}

/**
 * The rows with the days that a layer took from them, where the athlete has not moved them since, the
 * day has room, and neither day is over unless the layer names the exercise.
 */
export function restoredRows(
  stored: readonly StoredRow[],
  { plan, base }: Pick<GeneratedPlan, "plan" | "base">,
  { placements, timeOff, named, today }: Restoring,
): StoredRow[] {
  const minutes = new Map(
    base.weeks.flatMap(({ exercises }) => exercises.map((row) => [row.slotKey, row.duration])),
  );
  // What a layer made longer gets its former minutes back.
  const minutesOf = (row: StoredRow) => {
    const planned = minutes.get(row.slotKey) ?? row.duration;
    return row.isDropped ? planned : Math.min(planned, row.duration);
  };
  const rows = [...stored];
  for (const [index, row] of rows.entries()) {
    const before = placements[row.slotKey];
    if (!before || !isOpen(row) || row.day !== before.movedTo) continue;
    const { day } = before;
    const scheduledDate = dateInWeek(plan.startDate, row.week, day);
    const isPast = scheduledDate < today || (row.scheduledDate ?? today) < today;
    const isOver = isPast && named?.has(row.slotKey) !== true;
    if (isOver || timeOff.some((each) => isInTimeOff(each, scheduledDate))) continue;
    const others = rows.filter((other) => other !== row && other.scheduledDate === scheduledDate);
    const total = others.reduce((sum, other) => sum + minutesOf(other), minutesOf(row));
    const entry = scheduleOfWeek(plan, row.week).find(
      (each) => each.day === weekdayOf(scheduledDate),
    );
    const room = entry?.available ? entry.hours * 60 : 0;
    if (total > Math.max(room, before.dayMinutes)) continue;
    rows[index] = { ...row, day, scheduledDate, isScheduled: true };
  }
  return rows;
}
