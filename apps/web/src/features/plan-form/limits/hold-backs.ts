import { DAY_NAMES, formatHours, raceCutoff } from "@triplan/domain";
import { isSerious, RECOMMENDED_WEEKS, type SeasonPreview } from "@triplan/plan-engine";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";

/** What keeps the plan from its race: a figure beside the one that it would need. */
export interface HoldBack {
  label: string;
  value: string;
}

const CUTOFF_LABELS = {
  swim: "End of the swim",
  bike: "End of the ride",
  run: "Predicted finish",
} as const;

const formatSeconds = (value: number) => formatHours(value / 60);

/** A biggest week below this share of the usual one holds the plan back. */
const FEW_HOURS = 0.9;

/** The figures behind a plan's serious limits, those of the whole plan first. */
export function holdBacks(
  { raceType, weeklySchedule }: PlanValues,
  { distances, paces }: PlanFacts,
  { limits, weeks, usualPeak }: SeasonPreview,
): HoldBack[] {
  const serious = limits.filter(isSerious);
  const biggest = Math.max(0, ...weeks.map(({ minutes }) => minutes));
  const found: HoldBack[] = [];
  if (biggest < FEW_HOURS * usualPeak) {
    const value = `${formatHours(biggest)} of about ${Math.round(usualPeak / 30) / 2} h`;
    found.push({ label: "Biggest week", value });
  }
  const recommended = RECOMMENDED_WEEKS[raceType];
  if (weeks.length < recommended) {
    found.push({ label: "Weeks", value: `${weeks.length} of ${recommended} or more` });
  }
  for (const { day, hours } of serious.flatMap(({ days = [] }) => days)) {
    const has = weeklySchedule[day]?.hours ?? 0;
    found.push({ label: DAY_NAMES[day], value: `${has} of ${hours} h` });
  }
  const cutoff = distances && raceCutoff(raceType, distances, paces);
  if (cutoff?.risk === "missed") {
    const value = `${formatSeconds(cutoff.predicted)}, cut-off ${formatSeconds(cutoff.cutoff)}`;
    found.push({ label: CUTOFF_LABELS[cutoff.leg], value });
  }
  return found;
}
