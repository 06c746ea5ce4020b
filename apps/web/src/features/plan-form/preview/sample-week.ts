import { isTrainingDay, WEEKDAYS, type WeeklySchedule } from "@triplan/domain";
import type { Phase, PlannedWeek, SeasonWeek } from "@triplan/plan-engine";
import type { SampleDay } from "@triplan/ui";

/** Phases by how representative they are: the build is most of a plan. */
const REPRESENTATIVE_PHASES: readonly Phase[] = ["build", "peak", "base"];

/** The most representative week: the last full one of the build, if there is one. */
export function sampleWeekOf<Week extends SeasonWeek>(weeks: readonly Week[]): Week | undefined {
  const full = weeks.filter((week) => !week.isRecovery);
  for (const phase of REPRESENTATIVE_PHASES) {
    const last = full.findLast((week) => week.phase === phase);
    if (last) return last;
  }
  return weeks[0];
}

/** The days of a week as the plan suggests them. */
export const sampleDays = (week: PlannedWeek, schedule: WeeklySchedule): SampleDay[] =>
  WEEKDAYS.map((day) => {
    const entry = schedule.find((candidate) => candidate.day === day);
    const exercises = week.exercises.filter(({ suggestedDay }) => suggestedDay === day);
    return {
      day,
      isRest: exercises.length === 0 && !(entry && isTrainingDay(entry)),
      isEndurance: entry?.isEndurance ?? false,
      exercises: exercises.map(({ slotKey, type, name, duration }) => ({
        id: slotKey,
        type,
        name,
        minutes: duration,
      })),
    };
  });
