import { DISCIPLINES, type Discipline, type PerDiscipline } from "@triplan/domain";
import type { RouterOutputs } from "../../shared/network/trpc.ts";

export type Season = RouterOutputs["exercises"]["season"];
export type SeasonWeek = Season["weeks"][number];
export type Extra = SeasonWeek["extras"][number];
export type WeekWithoutPlan = Season["withoutPlan"][number];

type Figure = "plannedMinutes" | "doneMinutes" | "plannedLoad" | "doneLoad";

const total = (weeks: readonly SeasonWeek[], figure: Figure): number =>
  weeks.reduce((sum, week) => sum + week[figure], 0);

const longest = (lengths: readonly (number | null)[]): number =>
  Math.max(0, ...lengths.map((minutes) => minutes ?? 0));

/** The figures below the weeks. */
export function seasonTotals(weeks: readonly SeasonWeek[]) {
  const keys = weeks.flatMap(({ keySessions }) => keySessions);
  const keysDone = keys.filter(({ state }) => state === "done").length;
  const doneOf = (sport: Discipline) =>
    weeks.reduce((sum, { sports }) => sum + sports[sport].done, 0);
  const done: PerDiscipline<number> = {
    swim: doneOf("swim"),
    bike: doneOf("bike"),
    run: doneOf("run"),
  };
  return {
    plannedMinutes: total(weeks, "plannedMinutes"),
    doneMinutes: total(weeks, "doneMinutes"),
    plannedLoad: total(weeks, "plannedLoad"),
    doneLoad: total(weeks, "doneLoad"),
    longestRide: longest(weeks.map(({ longestRide }) => longestRide)),
    longestRun: longest(weeks.map(({ longestRun }) => longestRun)),
    keysDone,
    /** Key sessions that were completed or whose day is over. */
    keysDue: keys.filter(({ state }) => state !== "planned" && state !== "unsure").length,
    done,
    sports: DISCIPLINES.filter((sport) => weeks.some(({ sports }) => sports[sport].planned > 0)),
  };
}
