import type { PlanInput } from "@triplan/contract";
import { findRaceDay, listThresholds, type RaceDayRow } from "@triplan/db";
import {
  formatTimeOfDay,
  raceChecklist,
  raceFuel,
  raceMorning,
  racePacing,
  seconds,
  USUAL_CUTOFFS,
  type IsoDate,
  type LegPacing,
  type PerDiscipline,
  type RaceFuel,
  type RaceMoment,
  type RaceResult,
  type Seconds,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { raceForecast, type ForecastTimes } from "./race-forecast.ts";

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
    group: "swim" | "bike" | "run" | "always";
    items: { item: string; label: string; isChecked: boolean }[];
  }[];
  result: RaceResult | null;
}

/** The race of a plan: splits, pacing, food, timetable and checklist, and the result after it. */
export async function readRaceDay(ctx: AuthedContext, { planId }: PlanInput): Promise<RaceDay> {
  const plan = await getPlan(ctx, planId);
  const [records, row] = await Promise.all([
    listThresholds(ctx.db, ctx.userId),
    findRaceDay(ctx.db, { userId: ctx.userId, planId }),
  ]);
  const { raceType, raceDate } = plan;
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
    checklist: raceChecklist(raceType).map(({ group, items }) => ({
      group,
      items: items.map((each) => ({
        ...each,
        isChecked: row?.checkedItems.includes(each.item) ?? false,
      })),
    })),
    result: row ? resultOf(row) : null,
  };
}

function resultOf({ status, finishSeconds, splits, isFairDay, note }: RaceDayRow) {
  if (status === null) return null;
  const finish = finishSeconds === null ? null : seconds(finishSeconds);
  return { status, finishSeconds: finish, splits, isFairDay, note };
}
