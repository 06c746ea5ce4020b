import type { PlanInput } from "@triplan/contract";
import { findRaceDay, listThresholds, listUnmatchedActivities } from "@triplan/db";
import {
  formatTimeOfDay,
  legPerformances,
  raceChecklist,
  raceFuel,
  raceMorning,
  racePacing,
  recordedSplits,
  USUAL_CUTOFFS,
  type IsoDate,
  type LegPacing,
  type PerDiscipline,
  type RaceFuel,
  type RaceLeg,
  type RaceLegResult,
  type RaceMoment,
  type RaceResult,
  type Seconds,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { raceForecast, type ForecastTimes } from "./race-forecast.ts";
import { resultOf, resultQuestions, type ResultQuestion } from "./result-questions.ts";

export interface RaceDay {
  planId: number;
  raceDate: IsoDate;
  startsAt: string | null;
  times: ForecastTimes;
  cutoffs: PerDiscipline<Seconds> | null;
  pacing: LegPacing[];
  fuel: RaceFuel;
  morning: RaceMoment[];
  checklist: {
    group: "swim" | "bike" | "run" | "always" | "own";
    items: { item: string; label: string; isChecked: boolean }[];
  }[];
  result: RaceResult | null;
  /** The parts by the activities of race day. */
  recorded: Partial<Record<RaceLeg, Seconds>>;
  /** Legs of the result that tell a threshold. */
  tests: ResultQuestion<RaceLegResult>[];
}

/** The race of a plan: splits, pacing, food, timetable and checklist, and the result after it. */
export async function readRaceDay(ctx: AuthedContext, { planId }: PlanInput): Promise<RaceDay> {
  const plan = await getPlan(ctx, planId);
  const { raceType, raceDate } = plan;
  const { userId } = ctx;
  const [records, row, activities] = await Promise.all([
    listThresholds(ctx.db, userId),
    findRaceDay(ctx.db, { userId, planId }),
    listUnmatchedActivities(ctx.db, { userId, from: raceDate, to: raceDate }),
  ]);
  const result = row ? resultOf(row) : null;
  const { times, distances, thresholds } = raceForecast(plan, records);
  const { paced, predicted } = times;
  const isLong = raceType === "70.3" || raceType === "ironman";
  return {
    planId,
    raceDate,
    startsAt: row && row.startMinute !== null ? formatTimeOfDay(row.startMinute) : null,
    times,
    cutoffs: isLong ? USUAL_CUTOFFS[raceType] : null,
    pacing: racePacing({ raceType, distances, paced, predicted, thresholds }),
    fuel: raceFuel(paced),
    morning: raceMorning(raceType, paced),
    checklist: raceChecklist(raceType, row?.ownItems).map(({ group, items }) => ({
      group,
      items: items.map((each) => ({
        ...each,
        isChecked: row?.checkedItems.includes(each.item) ?? false,
      })),
    })),
    result,
    recorded: recordedSplits(activities),
    tests: resultQuestions(
      result ? legPerformances(result, { raceType, distances }) : [],
      raceDate,
      records,
    ),
  };
}
