import { isHeldOn, type Reason } from "@triplan/domain";
import type { PlannedExercise } from "../../model/plan-types.ts";
import type { WeekWithTimeOff } from "./week-with-time-off.ts";
import { onOpenDay, type ChangeFacts } from "./write-week.ts";

/**
 * The exercises of a week without the appointments that the time off rules out: where the sport is possible, the
 * athlete trains alone. Exercises that stay as they are keep their identity.
 */
export function withoutMissedAppointments(
  rows: readonly PlannedExercise[],
  { scope, days, fixed }: Pick<WeekWithTimeOff, "scope" | "days" | "fixed">,
  reasonOf: (facts: ChangeFacts, slotKey: string) => Reason,
): readonly PlannedExercise[] {
  const stays = new Set(fixed.map(({ slotKey }) => slotKey));
  const isMissed = (row: PlannedExercise) => {
    const day = scope.dayOf(row);
    return (
      !stays.has(row.slotKey) && isHeldOn(row.reasons, day) && days[day]?.appointment === undefined
    );
  };
  if (!rows.some(isMissed)) return rows;
  return rows.map((row) => {
    if (!isMissed(row)) return row;
    const day = scope.dayOf(row);
    const reasons = onOpenDay(row.reasons, { day, minutes: days[day]?.minutes ?? 0 });
    const { duration, intensity } = row;
    const isExplained = reasons[0]?.rule === "time-off";
    const facts: ChangeFacts = {
      minutes: [duration, duration],
      effort: [intensity, intensity],
      days: [day, day],
    };
    const change = reasonOf(facts, row.slotKey);
    return { ...row, reasons: isExplained ? reasons : [change, ...reasons] };
  });
}
