import { isTrainingDay, type WeeklySchedule } from "./weekly-schedule.ts";

export interface PlanOverview {
  totalWeeks: number;
  trainingDays: number;
  weeklyHours: number;
  enduranceDays: number;
  restDays: number;
}

/** Totals of the Plan Overview card. */
export function planOverview(schedule: WeeklySchedule, totalWeeks: number): PlanOverview {
  const training = schedule.filter(isTrainingDay);
  return {
    totalWeeks,
    trainingDays: training.length,
    weeklyHours: training.reduce((hours, entry) => hours + entry.hours, 0),
    enduranceDays: training.filter((entry) => entry.isEndurance).length,
    restDays: schedule.length - training.length,
  };
}
