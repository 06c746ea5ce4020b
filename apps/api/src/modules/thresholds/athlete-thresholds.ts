import { findCurrentPlan, listThresholds, type Queryable, type ThresholdRow } from "@triplan/db";
import {
  parseRacePaces,
  roundThreshold,
  THRESHOLD_KINDS,
  type IsoDate,
  type PerDiscipline,
  type ThresholdKind,
  type ThresholdSource,
} from "@triplan/domain";
import { thresholdPaces } from "@triplan/plan-engine";

export interface CurrentThreshold {
  kind: ThresholdKind;
  value: number;
  source: ThresholdSource;
  date: IsoDate;
}

export interface AthleteThresholds {
  /** One of each known kind: the newest counted record, else from the current plan's race paces. */
  current: CurrentThreshold[];
  /** Newest first. */
  records: ThresholdRow[];
}

/** The thresholds after a change. */
export interface ChangedThresholds extends AthleteThresholds {
  /** Exercises to come whose targets were rewritten, by sport. */
  retargeted: PerDiscipline<number>;
}

export async function readThresholds(db: Queryable, userId: number): Promise<AthleteThresholds> {
  const records = await listThresholds(db, userId);
  const fromPaces = await pacesThresholds(db, userId);
  const current = THRESHOLD_KINDS.flatMap((kind) => {
    const newest = records.find((record) => record.kind === kind && record.isCounted);
    if (!newest) return fromPaces.filter((threshold) => threshold.kind === kind);
    return { kind, value: newest.value, source: newest.source, date: newest.measuredOn };
  });
  return { current, records };
}

/** Thresholds of an athlete who can race the current plan's race at its paces. */
async function pacesThresholds(db: Queryable, userId: number): Promise<CurrentThreshold[]> {
  const plan = await findCurrentPlan(db, userId);
  if (!plan) return [];
  const texts = {
    swim: plan.currentSwimPace,
    bike: plan.currentBikePace,
    run: plan.currentRunPace,
  };
  const { swim, bike, run } = thresholdPaces(plan.raceType, parseRacePaces(texts));
  const fromPlan = (kind: ThresholdKind, value: number): CurrentThreshold => ({
    kind,
    value: roundThreshold(kind, value),
    source: "paces",
    date: plan.createdOn,
  });
  return [fromPlan("css", swim), fromPlan("bikeThresholdMph", bike), fromPlan("runThreshold", run)];
}
