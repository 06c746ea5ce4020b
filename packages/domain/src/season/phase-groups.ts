import type { Phase } from "./phase.ts";

/** Runs of weeks of one phase; the race week belongs to its taper. */
export function phaseGroups<Week extends { phase: Phase }>(
  weeks: readonly Week[],
): { phase: Phase; weeks: Week[] }[] {
  const groups: { phase: Phase; weeks: Week[] }[] = [];
  for (const week of weeks) {
    const last = groups.at(-1);
    const isNext = last?.phase === week.phase || (last?.phase === "taper" && week.phase === "race");
    if (last && isNext) last.weeks.push(week);
    else groups.push({ phase: week.phase, weeks: [week] });
  }
  return groups;
}
