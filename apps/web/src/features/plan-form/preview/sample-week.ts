import { isTrainingDay, WEEKDAYS, type WeeklySchedule } from "@triplan/domain";
import type { PlannedWeek } from "@triplan/plan-engine";
import type { SampleDay } from "@triplan/ui";

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
