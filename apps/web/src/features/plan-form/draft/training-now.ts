import {
  listed,
  usualTraining,
  type ExperienceLevel,
  type RaceType,
  type UsualTraining,
} from "@triplan/domain";
import type { PlanValues } from "./plan-values.ts";

/** The fields for what the athlete trains now. */
export const NOW_FIELDS = {
  weeklyHours: "hoursNow",
  longestRun: "longestRunNow",
  longestRide: "longestRideNow",
  longestSwim: "longestSwimNow",
} as const satisfies Record<keyof UsualTraining, keyof PlanValues>;

type NowField = (typeof NOW_FIELDS)[keyof UsualTraining];

/** A long race starts from much training, so its form asks whether the assumed one is right. */
export const asksForTraining = (race: RaceType): boolean => race === "70.3" || race === "ironman";

/** True if the athlete skips the fields; a long race can't do without them. */
export const isTrainingSkipped = ({ skipsTrainingNow, raceType }: PlanValues): boolean =>
  skipsTrainingNow && !asksForTraining(raceType);

const UNANSWERED: Readonly<Record<NowField, null>> = {
  hoursNow: null,
  longestRunNow: null,
  longestRideNow: null,
  longestSwimNow: null,
};

/** The answers that the plan is made from. */
export function trainingNow(values: PlanValues): Pick<PlanValues, NowField> {
  if (isTrainingSkipped(values)) return UNANSWERED;
  const { hoursNow, longestRunNow, longestRideNow, longestSwimNow } = values;
  return { hoursNow, longestRunNow, longestRideNow, longestSwimNow };
}

/** Answers every open question with what the plan assumes. */
export function withAssumedTraining(values: PlanValues, level: ExperienceLevel): PlanValues {
  const usual = usualTraining(values.raceType, level);
  return {
    ...values,
    hoursNow: values.hoursNow ?? usual.weeklyHours,
    longestRunNow: values.longestRunNow ?? usual.longestRun,
    longestRideNow: values.longestRideNow ?? usual.longestRide,
    longestSwimNow: values.longestSwimNow ?? usual.longestSwim,
  };
}

/** "70 min", "2.5 h". */
const durationText = (minutes: number) =>
  minutes >= 120 && minutes % 30 === 0 ? `${minutes / 60} h` : `${minutes} min`;

/** What the plan assumes of the athlete, in a sentence; null if it assumes nothing of weight. */
export function assumedTrainingText(values: PlanValues, level: ExperienceLevel): string | null {
  const usual = usualTraining(values.raceType, level);
  const { hoursNow, longestRunNow, longestRideNow } = trainingNow(values);
  const parts = [
    longestRunNow === null && `run ${durationText(usual.longestRun)}`,
    longestRideNow === null && `ride ${durationText(usual.longestRide)}`,
    hoursNow === null && `train about ${usual.weeklyHours} h a week`,
  ].filter((part) => part !== false);
  const list = listed(parts);
  return list ? `This plan takes it that you ${list} now. Train less? Say so.` : null;
}

/** True while a long race would be planned from training that the athlete did not confirm. */
export const needsTrainingNow = (values: PlanValues): boolean =>
  asksForTraining(values.raceType) &&
  [values.hoursNow, values.longestRunNow, values.longestRideNow].includes(null);
