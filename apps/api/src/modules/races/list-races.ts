import type { PlanInput } from "@triplan/contract";
import {
  findMissedSets,
  findRaceDay,
  listAcceptedLayers,
  listAdjustments,
  listThresholds,
  type RaceResultRow,
} from "@triplan/db";
import type { Discipline, IsoDate, RaceResult, Weekday } from "@triplan/domain";
import { isCancelled, type PlannedExercise } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { generateStoredPlan } from "../plans/edition/generated-plan.ts";
import { getPlan } from "../plans/get-plan.ts";
import { revisedPlan, type RevisedPlan } from "../plans/revised-plan.ts";
import { listStoredRows, type StoredRow } from "../plans/rows/stored-exercise.ts";
import { forecastBasis } from "../race-day/race-forecast.ts";
import { listedRace, ownRace, type ListedRace } from "./listed-race.ts";
import { OWN_RACE, raceEffect } from "./race-words.ts";

interface DayExercise {
  slotKey: string;
  day: Weekday;
  type: Discipline;
  name: string;
  /** Minutes. */
  duration: number;
  isChanged: boolean;
}

interface RaceWeek {
  raceId: number;
  week: number;
  /** The week without the races on the way. */
  before: DayExercise[];
  after: DayExercise[];
  minutesBefore: number;
  minutesAfter: number;
}

interface SeasonRace extends ListedRace {
  /** What was raced; null before it is entered. */
  result: Pick<RaceResult, "status" | "finishSeconds"> | null;
}

export interface Races {
  /** By date, the plan's own race among them. */
  races: SeasonRace[];
  /** The weeks that each race changes. */
  weeks: RaceWeek[];
}

/** The races of a plan's season and what they change. */
export async function listRaces(ctx: AuthedContext, { planId }: PlanInput): Promise<Races> {
  const { db, userId, today } = ctx;
  const key = { userId, planId };
  const generated = await generateStoredPlan(db, await getPlan(ctx, planId), today);
  const layers = await listAcceptedLayers(db, key);
  const { plan } = generated;
  const [records, raceDay] = await Promise.all([listThresholds(db, userId), findRaceDay(db, key)]);
  const basisOf = (date: IsoDate) =>
    date < today ? { plan, request: forecastBasis(plan, records, date).request } : generated;
  const own: SeasonRace = {
    ...ownRace(basisOf(plan.raceDate)),
    effect: OWN_RACE,
    result: raceDay ? shortResult(raceDay) : null,
  };
  if (layers.races.length === 0) return { races: [own], weeks: [] };
  const stored = await listStoredRows(db, key);
  const adjustments = await listAdjustments(db, key);
  const missed = await findMissedSets(db, key);
  const fromWeek = generated.edition.firstWeek;
  const revision = { stored, adjustments, layers, missed, fromWeek };
  const before = revisedPlan(generated, { ...revision, layers: { ...layers, races: [] } });
  const after = revisedPlan(generated, revision);
  const races = layers.races.map((race): SeasonRace => {
    const isOff = isCancelled(race, layers.timeOff);
    const raced = after.raced.filter((each) => each.race === race);
    const effect = raceEffect(race, { isCancelled: isOff, raced, today });
    return { ...listedRace(basisOf(race.date), race, isOff), effect, result: shortResult(race) };
  });
  const weeks = layers.races.flatMap((race) => {
    const raced = after.raced.filter((each) => each.race === race);
    const numbers = [...new Set(raced.map(({ row }) => row.week))];
    return numbers.map((week) => ({
      raceId: race.id,
      week,
      ...bothWeeks(week, before, after, stored),
    }));
  });
  return { races: [...races, own].toSorted((a, b) => (a.date < b.date ? -1 : 1)), weeks };
}

const shortResult = ({ status, finishSeconds }: RaceResultRow): SeasonRace["result"] =>
  status === null ? null : { status, finishSeconds };

function bothWeeks(
  week: number,
  before: RevisedPlan,
  after: RevisedPlan,
  stored: readonly StoredRow[],
): Omit<RaceWeek, "raceId" | "week"> {
  const placed = new Map(stored.map(({ slotKey, day }) => [slotKey, day]));
  const dayIn = ({ moved }: RevisedPlan, { slotKey, suggestedDay }: PlannedExercise): Weekday =>
    moved.get(slotKey) ?? placed.get(slotKey) ?? suggestedDay;
  const rowsIn = ({ weeks }: RevisedPlan) =>
    weeks.find((each) => each.week === week)?.exercises ?? [];
  const [rowsBefore, rowsAfter] = [rowsIn(before), rowsIn(after)];
  const known = new Map(rowsBefore.map((row) => [row.slotKey, row]));
  const onDays = (plan: RevisedPlan, rows: readonly PlannedExercise[]): DayExercise[] =>
    rows.map((row) => {
      const base = known.get(row.slotKey);
      const day = dayIn(plan, row);
      const isSame =
        base?.duration === row.duration && base.name === row.name && dayIn(before, base) === day;
      const { slotKey, type, name, duration } = row;
      return { slotKey, day, type, name, duration, isChanged: !isSame };
    });
  return {
    before: onDays(before, rowsBefore),
    after: onDays(after, rowsAfter),
    minutesBefore: minutesOf(rowsBefore),
    minutesAfter: minutesOf(rowsAfter),
  };
}

const minutesOf = (rows: readonly PlannedExercise[]): number =>
  rows.reduce((sum, { duration }) => sum + duration, 0);
