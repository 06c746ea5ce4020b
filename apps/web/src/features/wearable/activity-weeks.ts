import {
  addDays,
  countedActivities,
  daysBetween,
  formatDateRange,
  isoDate,
  sundayOf,
  type Discipline,
  type IsoDate,
  type PerDiscipline,
} from "@triplan/domain";
import type { Activity } from "./wearable-types.ts";

/** The activities of a week, newest first, with the time they took; each minute counts once. */
export interface ActivityWeek {
  sunday: IsoDate;
  title: string;
  activities: readonly Activity[];
  /** Seconds by discipline; what is none of them is in the total alone. */
  bySport: PerDiscipline<number>;
  /** Seconds. */
  total: number;
}

/** "Mar 7 – 13, 2027". */
export const weekDatesText = (sunday: IsoDate): string =>
  formatDateRange(sunday, addDays(sunday, 6));

function titleOf(sunday: IsoDate, today: IsoDate): string {
  const weeksAgo = daysBetween(sunday, sundayOf(today)) / 7;
  if (weeksAgo === 0) return "This week";
  if (weeksAgo === 1) return "Last week";
  return weeksAgo > 0 ? `${weeksAgo} weeks ago` : "To come";
}

const secondsOf = (activities: readonly Activity[]) =>
  activities.reduce((sum, { duration }) => sum + duration, 0);

/** Activities, newest first, by the weeks of their own dates. */
export function activityWeeks(activities: readonly Activity[], today: IsoDate): ActivityWeek[] {
  const weeks = Map.groupBy(activities, ({ localDate }) => sundayOf(isoDate(localDate)));
  return [...weeks].map(([sunday, ofWeek]) => {
    const counted = countedActivities(ofWeek);
    const secondsIn = (sport: Discipline) =>
      secondsOf(counted.filter(({ family }) => family === sport));
    return {
      sunday,
      title: titleOf(sunday, today),
      activities: ofWeek,
      bySport: { swim: secondsIn("swim"), bike: secondsIn("bike"), run: secondsIn("run") },
      total: secondsOf(counted),
    };
  });
}
