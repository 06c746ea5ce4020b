import { formatHours } from "@triplan/domain";
import type { PlanPreview } from "../preview/use-planned-preview.ts";

/** The first week that the plan trains in full; a plan may begin within a week. */
const firstFullWeek = ({ season }: PlanPreview) => season.weeks.find((week) => !week.isPartial);

/** "Week 1 starts at 4:50 h."; without a race date for the length that the preview assumes. */
export function firstWeekText(preview: PlanPreview, hasRaceDate: boolean): string | null {
  const first = firstFullWeek(preview);
  if (!first) return null;
  const hours = `starts at ${formatHours(first.minutes)} h.`;
  if (!hasRaceDate) return `With ${preview.request.totalWeeks} weeks, week 1 ${hours}`;
  return first.week === 1 ? `Week 1 ${hours}` : `Week ${first.week}, the first full week, ${hours}`;
}

/** The first full week against the hours now, or null if they are not known. */
export function stepText(
  hoursNow: number | null,
  hoursGiven: number,
  preview: PlanPreview,
): string | null {
  const first = firstFullWeek(preview);
  if (hoursNow === null || !first) return null;
  if (hoursNow > hoursGiven) {
    return `You train ${hoursNow} h now and gave ${hoursGiven}. The plan holds your level, but it can't build on it.`;
  }
  return first.minutes > hoursNow * 60
    ? "A step above what you do now."
    : "No more than what you do now.";
}
