import { formatDateWithDay, formatHours, RACE_NAMES } from "@triplan/domain";
import type { SharedPlan } from "../shared-plan.ts";

/** The size that sites with previews ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What the picture of a plan shows. */
export interface PreviewFacts {
  name: string;
  /** "Olympic · 16 weeks". */
  tag: string;
  /** "Sat, May 8, 2027 · up to 9:30 hours a week". */
  line: string;
  weeks: Pick<SharedPlan["weeks"][number], "minutes" | "phase" | "isRecovery">[];
}

export const weeksText = (weeks: number): string => (weeks === 1 ? "1 week" : `${weeks} weeks`);

export function previewFacts({ name, raceType, raceDate, weeks }: SharedPlan): PreviewFacts {
  const most = Math.max(0, ...weeks.map(({ minutes }) => minutes));
  const hours = `up to ${formatHours(most)} hours a week`;
  return {
    name,
    tag: `${RACE_NAMES[raceType]} · ${weeksText(weeks.length)}`,
    line: [raceDate && formatDateWithDay(raceDate), hours].filter(Boolean).join(" · "),
    weeks: weeks.map(({ minutes, phase, isRecovery }) => ({ minutes, phase, isRecovery })),
  };
}
