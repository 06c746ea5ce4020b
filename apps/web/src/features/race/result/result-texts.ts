import { finishOf, type RaceLeg, type RaceResult, capitalized } from "@triplan/domain";
import { formatSplit } from "../../../shared/goal/goal-texts.ts";
import { LEG_NAMES } from "../model/leg-names.ts";
import type { RacedRace } from "../model/race-types.ts";

/** "Well raced. 2:44:10.", "You stopped on the run." */
export function resultHeadline(
  { status, finishSeconds, splits }: RaceResult,
  parts: readonly RaceLeg[],
): string {
  if (status === "not-started") return "You did not start.";
  if (status === "finished") return `Well raced. ${formatSplit(finishSeconds ?? 0)}.`;
  const last = parts.findLastIndex((leg) => splits[leg] !== undefined);
  const leg = parts[last + 1];
  if (last === -1 || !leg) return "You stopped on the way.";
  if (leg === "t1" || leg === "t2") return `You stopped in ${LEG_NAMES[leg]}.`;
  return `You stopped on the ${LEG_NAMES[leg].toLowerCase()}.`;
}

const STOPPED =
  "It happens. What you finished is saved, and so is the training that brought you there.";
const NOT_STARTED = "It happens. The training is yours; the next race can use it.";

/** "50 s inside your goal, 4:10 faster than predicted." */
export function resultLead(
  { status, finishSeconds }: RaceResult,
  times: RacedRace["times"],
): string {
  if (status === "stopped") return STOPPED;
  if (status === "not-started" || finishSeconds === null) return NOT_STARTED;
  const faster = finishOf(times.predicted) - finishSeconds;
  const predicted =
    faster === 0
      ? "as predicted"
      : `${spanText(faster)} ${faster > 0 ? "faster" : "slower"} than predicted`;
  if (times.goalSeconds === null) return `${capitalized(predicted)}.`;
  const inside = times.goalSeconds - finishSeconds;
  const goal = inside === 0 ? "On your goal" : goalText(inside);
  return `${goal}, ${predicted}.`;
}

const goalText = (inside: number) =>
  `${spanText(inside)} ${inside > 0 ? "inside" : "over"} your goal`;

const MINUTE = 60;
const spanText = (seconds: number): string =>
  Math.abs(seconds) < MINUTE ? `${Math.abs(seconds)} s` : formatSplit(Math.abs(seconds));

/** "+0:15", "−0:40", "0:00". */
export const differenceText = (seconds: number): string =>
  `${seconds > 0 ? "+" : seconds < 0 ? "−" : ""}${formatSplit(Math.abs(seconds))}`;
