import type { AdjustmentReason } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";

/** Shares of the engine's minutes in the first weeks of a reason. */
const REST_PARTS = { fatigue: [0.7, 0.85], recovery: [0.5, 0.75, 0.9], time: 0.8 } as const;
/** After fatigue the volume returns in steps of this share. */
const RETURN_STEP = 0.1;
/** Weeks of less time if the athlete names no volume. */
const TIME_WEEKS = 2;

/** Weeks in which a direction (easier, harder) acts beside the reason. */
export const REASON_WEEKS = {
  "feeling-strong": Number.POSITIVE_INFINITY,
  fatigue: 2,
  "injury-prevention": 2,
  "time-constraints": Number.POSITIVE_INFINITY,
  "recovery-needed": 3,
  "race-prep": Number.POSITIVE_INFINITY,
} as const satisfies Record<AdjustmentReason, number>;

/** Weeks with less running, then weeks in which the runs come back. */
const INJURY_WEEKS = { less: 2, back: 4 } as const;
/** Training gets race-specific in the last weeks. */
const RACE_PREP_WEEKS = 8;

/** The first week in which race preparation can begin. */
export const racePreparationWeek = (totalWeeks: number): number =>
  Math.max(1, totalWeeks - RACE_PREP_WEEKS + 1);

type PartOf = (since: number, volume: number) => number;

const asRequested: PartOf = (_since, volume) => volume;

const PARTS: Record<AdjustmentReason, PartOf> = {
  "feeling-strong": asRequested,
  fatigue: fatiguePart,
  "injury-prevention": (since, volume) => (since > INJURY_WEEKS.less ? 1 : volume),
  "time-constraints": (since, volume) =>
    volume < 1 || since > TIME_WEEKS ? volume : REST_PARTS.time,
  "recovery-needed": (since, volume) => Math.min(volume, REST_PARTS.recovery[since - 1] ?? 1),
  "race-prep": asRequested,
};

/**
 * Share of the engine's minutes in the `since`th week of a reason, with the requested share
 * `volume`.
 */
export const partOfReason = (
  reason: AdjustmentReason | null,
  since: number,
  volume: number,
): number => (reason === null ? volume : PARTS[reason](since, volume));

function fatiguePart(since: number, volume: number): number {
  const { fatigue } = REST_PARTS;
  const rest = fatigue[since - 1];
  if (rest !== undefined) return Math.min(volume, rest);
  const last = Math.min(volume, fatigue[fatigue.length - 1] ?? 1);
  return Math.min(1, last + (since - fatigue.length) * RETURN_STEP);
}

interface ReasonWeek {
  first: number;
  week: number;
  frames: readonly WeekFrame[];
}

const isWithin =
  (weeks: number) =>
  ({ first, week }: ReasonWeek): boolean =>
    week - first < weeks;

const IS_ACTIVE: Record<AdjustmentReason, (at: ReasonWeek) => boolean> = {
  "feeling-strong": ({ first, week, frames }) => week < strongUntil(first, frames),
  fatigue: isWithin(REST_PARTS.fatigue.length),
  "injury-prevention": isWithin(INJURY_WEEKS.back),
  "time-constraints": () => false,
  "recovery-needed": isWithin(REST_PARTS.fatigue.length),
  "race-prep": ({ first, week, frames }) =>
    first >= racePreparationWeek(frames.length) && frames[week - 1]?.isLoading === true,
};

/** True if the reason changes the content of a week, whatever its minutes. */
export const isReasonActive = (reason: AdjustmentReason, at: ReasonWeek): boolean =>
  IS_ACTIVE[reason](at);

/** The first week without load weeks' growth after the first load week from `first` on. */
function strongUntil(first: number, frames: readonly WeekFrame[]): number {
  const start = frames.find(({ week, isLoading }) => week >= first && isLoading)?.week ?? first;
  return frames.find(({ week, isLoading }) => week > start && !isLoading)?.week ?? frames.length;
}

/** Weeks in which running is reduced, then weeks in which it comes back. */
export const isRunReduced = (since: number | undefined): boolean =>
  since !== undefined && since <= INJURY_WEEKS.less;
