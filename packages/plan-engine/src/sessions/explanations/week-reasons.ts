import type { Reason, Weekday } from "@triplan/domain";
import { sum } from "../../model/numbers.ts";
import type { LaidOutWeek } from "../../season/index.ts";

/** Reasons that follow from the week of an exercise on the given day. */
export function weekReasons(laidOut: LaidOutWeek, totalWeeks: number, day: Weekday): Reason[] {
  const { week, phase, phaseWeek, phaseWeeks } = laidOut.frame;
  return [
    ...lightReasons(laidOut, day),
    { rule: "phase", facts: { week, totalWeeks, phase, phaseWeek, phaseWeeks } },
  ];
}

function lightReasons({ frame, slots, usualMinutes }: LaidOutWeek, day: Weekday): Reason[] {
  if (frame.isRecovery) {
    return [{ rule: "recovery-week", facts: { recoveryWeek: frame.recoveryNumber } }];
  }
  if (frame.isLoading) return [];
  const daysToRace = frame.days[day]?.daysToRace ?? 0;
  if (frame.phase === "race") return [{ rule: "race-week", facts: { daysToRace } }];
  // The actual share: the days or an optimised curve may differ from the taper's.
  const percent = Math.round((100 * sum(slots.map((slot) => slot.minutes))) / usualMinutes);
  return [{ rule: "taper", facts: { daysToRace, percent } }];
}
