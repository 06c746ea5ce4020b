import type { Reason, Weekday } from "@triplan/domain";
import type { WeekFrame } from "../periodise/periodise.ts";

/** What the week itself makes of an exercise that lies on the day. */
export function weekReasons(frame: WeekFrame, totalWeeks: number, day: Weekday): Reason[] {
  const { week, phase, phaseWeek, phaseWeeks } = frame;
  return [
    ...lightReasons(frame, day),
    { rule: "phase", facts: { week, totalWeeks, phase, phaseWeek, phaseWeeks } },
  ];
}

function lightReasons(frame: WeekFrame, day: Weekday): Reason[] {
  if (frame.isRecovery) {
    return [{ rule: "recovery-week", facts: { recoveryWeek: frame.recoveryNumber } }];
  }
  if (frame.isLoading) return [];
  const daysToRace = frame.days[day]?.daysToRace ?? 0;
  if (frame.phase === "race") return [{ rule: "race-week", facts: { daysToRace } }];
  return [{ rule: "taper", facts: { daysToRace, percent: Math.round(100 * frame.taperFactor) } }];
}
