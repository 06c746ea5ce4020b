import type { RaceResultRow, ThresholdRow } from "@triplan/db";
import {
  PACE_THRESHOLDS,
  racedDiscipline,
  type IsoDate,
  type RacePerformance,
  type RaceResult,
} from "@triplan/domain";

/** The stored result; null before one was entered. */
export const resultOf = (row: RaceResultRow): RaceResult | null => {
  const { status, finishSeconds, splits, isFairDay, note } = row;
  return status === null ? null : { status, finishSeconds, splits, isFairDay, note };
};

/** What a race tells about a threshold, and whether the athlete has answered. */
export interface ResultQuestion<Told extends RacePerformance> {
  performance: Told;
  isAnswered: boolean;
}

/** The performances of a race of this day. An answer is a record of that day, counted or not. */
export const resultQuestions = <Told extends RacePerformance>(
  performances: readonly Told[],
  raceDate: IsoDate,
  records: readonly ThresholdRow[],
): ResultQuestion<Told>[] =>
  performances.map((performance) => ({
    performance,
    isAnswered: records.some(
      ({ kind, source, measuredOn }) =>
        kind === PACE_THRESHOLDS[racedDiscipline(performance)] &&
        source === "result" &&
        measuredOn === raceDate,
    ),
  }));
