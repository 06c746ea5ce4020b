import type { Reason, Weekday } from "@triplan/domain";
import type { LaidOutWeek } from "../season/lay-out-week.ts";
import { sum } from "../shared/numbers.ts";

/** What the week itself makes of an exercise that lies on the day. */
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
  // What the week really holds: its days or an optimised curve may leave another part than the taper.
  const percent = Math.round((100 * sum(slots.map((slot) => slot.minutes))) / usualMinutes);
  return [{ rule: "taper", facts: { daysToRace, percent } }];
}
