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
import type { Activity } from "../../../shared/network/trpc.ts";

/** The activities of a week, newest first, each with its duplicates. Totals count each minute once. */
export interface ActivityWeek {
  sunday: IsoDate;
  title: string;
  activities: readonly Activity[];
  /** Seconds by discipline; other types appear only in the total. */
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

/** Duplicates follow the activity that they duplicate, if it is of the same week. */
function withDuplicatesBelow(activities: readonly Activity[]): Activity[] {
  const ids = new Set(activities.map(({ id }) => id));
  const originals = activities.filter(({ duplicateOf }) => !ids.has(duplicateOf ?? 0));
  return originals.flatMap((original) => [
    original,
    ...activities.filter(({ duplicateOf }) => duplicateOf === original.id),
  ]);
}

/** Groups activities by week, newest first. */
export function activityWeeks(activities: readonly Activity[], today: IsoDate): ActivityWeek[] {
  const weeks = Map.groupBy(activities, ({ localDate }) => sundayOf(isoDate(localDate)));
  return [...weeks].map(([sunday, ofWeek]) => {
    const counted = countedActivities(ofWeek);
    const secondsIn = (sport: Discipline) =>
      secondsOf(counted.filter(({ family }) => family === sport));
    return {
      sunday,
      title: titleOf(sunday, today),
      activities: withDuplicatesBelow(ofWeek),
      bySport: { swim: secondsIn("swim"), bike: secondsIn("bike"), run: secondsIn("run") },
      total: secondsOf(counted),
    };
  });
}
