import { isOfDiscipline } from "../activity/is-of-discipline.ts";
import type { ProgressTraining } from "../progress/progress-facts.ts";
import { racePartsOf } from "./race-parts.ts";
import type { RaceResult } from "./race-result.ts";
import type { RaceLeg } from "./race-times.ts";
import type { Seconds } from "../units/unit.ts";
import { sportsOf, type PlanRace } from "../races/plan-race.ts";

/** A race on the way with its result. */
interface FinishedRace {
  race: Pick<PlanRace, "kind" | "distances" | "date">;
  result: Pick<RaceResult, "status" | "finishSeconds" | "splits">;
  /** Seconds of each part at the athlete's form; they share out a finish without parts. */
  predicted: Partial<Record<RaceLeg, Seconds>>;
}

/**
 * The swim, ride and run of a finished race that have no recording on its day, without a load. A part without a time
 * has its predicted share of the finish.
 */
export function racedTraining(
  { race, result, predicted }: FinishedRace,
  done: readonly Pick<ProgressTraining, "date" | "family" | "activityType">[],
): ProgressTraining[] {
  const { status, finishSeconds, splits } = result;
  if (status !== "finished" || finishSeconds === null) return [];
  const total = racePartsOf(race).reduce((sum, part) => sum + (predicted[part] ?? 0), 0);
  return sportsOf(race).flatMap((discipline): ProgressTraining[] => {
    const share = total === 0 ? 0 : (predicted[discipline] ?? 0) / total;
    const time = splits[discipline] ?? share * finishSeconds;
    const isRecorded = done.some(
      (each) => each.date === race.date && isOfDiscipline(discipline, each),
    );
    if (isRecorded || time === 0) return [];
    return [
      {
        date: race.date,
        minutes: time / 60,
        load: 0,
        method: "plan",
        quality: "plan",
        exerciseId: null,
        family: discipline,
        activityType: discipline,
        distance: null,
        zoneSeconds: null,
        efforts: null,
      },
    ];
  });
}
