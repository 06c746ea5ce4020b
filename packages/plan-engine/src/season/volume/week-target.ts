import type { WeekFrame } from "../../calendar/index.ts";
import { clamp, floor5, GRID } from "../../model/numbers.ts";
import type { VolumeCurve } from "./volume-curve.ts";

const RECOVERY_PART = 0.65;
const REGENERATION_PART = 0.52;
/** Maximum of an optimised lighter week, as a share of the previous load week. */
const MAX_RECOVERY_PART = 0.7;
/** A recovery week has at least this share of the biggest load week, at most that of the last. */
const RECOVERY_LIMITS = { partOfBiggest: 0.5, partOfLast: 0.75 };
/** A partial week keeps at least this share of its volume if its days can hold it. */
const PARTIAL_PART = 0.5;
/** Load weeks after the biggest one stay slightly below it. */
const HOLD = 0.95;
/** Maximum share of the volume in race week, except in very short plans. */
const RACE_WEEK_PART = 0.58;
const MIN_WEEKS_FOR_CAP = 6;
/** Minimum of a week with an open day. */
const MIN_SESSION_MINUTES = 20;

/** Minutes by which a load week may exceed the growth limit, to absorb rounding. */
const GROWTH_SLACK = 15;

/** Minutes of previous weeks. A partial first week counts as a full one. */
export interface VolumeHistory {
  /** The biggest load week so far; null before the first. */
  biggest: number | null;
  /** The previous load week. */
  last: number;
  /** The previous taper week; null before the taper. */
  taper: number | null;
}

export const firstHistory = (curve: VolumeCurve): VolumeHistory => ({
  biggest: null,
  last: curve.start,
  taper: null,
});

/**
 * Target minutes of a week, on the five-minute grid and within what its days can hold.
 * `fullCapacity` is the capacity of an ordinary week.
 */
export function weekTarget(
  frame: WeekFrame,
  curve: VolumeCurve,
  history: VolumeHistory,
  fullCapacity: number,
): number {
  const most = curve.limits.get(frame.week) ?? Number.POSITIVE_INFINITY;
  const wanted = Math.min(most, wantedMinutes(frame, curve, history, fullCapacity));
  return floor5(clamp(wanted, Math.min(MIN_SESSION_MINUTES, frame.capacity), frame.capacity));
}

function wantedMinutes(
  frame: WeekFrame,
  curve: VolumeCurve,
  history: VolumeHistory,
  fullCapacity: number,
): number {
  if (frame.afterRace !== null) return frame.afterRace;
  const best = curve.best?.minutes[frame.week - 1];
  if (best !== undefined) return keptWithin(best, frame, curve, history);
  if (frame.isRecovery) {
    const part = frame.isRegeneration ? REGENERATION_PART : RECOVERY_PART;
    return recoveryMinutes(part * history.last, history);
  }
  if (!frame.isLoading) {
    const part = frame.phase === "race" ? raceWeekPart(frame) : frame.taperFactor;
    return Math.min(part * history.last, history.taper ?? Number.POSITIVE_INFINITY);
  }
  const level = curve.loading[frame.week - 1] ?? curve.start;
  if (frame.isPartial) return level * Math.max(PARTIAL_PART, frame.capacity / fullCapacity);
  if (history.biggest === null) return level;
  if (frame.week > curve.biggestWeek) return Math.min(level, HOLD * history.biggest);
  return Math.min(level, (1 + curve.growth) * history.biggest + GROWTH_SLACK);
}

/** Optimised minutes of a week, limited by the previous weeks. */
function keptWithin(
  best: number,
  frame: WeekFrame,
  curve: VolumeCurve,
  history: VolumeHistory,
): number {
  const { biggest, last, taper } = history;
  if (frame.isRecovery) {
    const wanted = frame.isRegeneration
      ? REGENERATION_PART * last
      : Math.min(best, MAX_RECOVERY_PART * last);
    return recoveryMinutes(wanted, history);
  }
  if (!frame.isLoading) {
    const part = frame.phase === "race" ? raceWeekPart({ ...frame, taperFactor: 1 }) : 1;
    // A load week that held less than planned, but for the rounding, has a smaller taper.
    const planned = curve.loading[frame.week - 1] ?? last;
    const held = Math.min(1, (last + GRID) / planned);
    return Math.min(
      held * best,
      part * (Math.max(last, biggest ?? 0) + GRID),
      taper ?? Number.POSITIVE_INFINITY,
    );
  }
  if (biggest === null || frame.isPartial) return best;
  // The optimised weeks keep these limits: only the rounding of the biggest one would cut them again.
  if (frame.week > curve.biggestWeek) return Math.min(best, HOLD * (biggest + GRID));
  return Math.min(best, (1 + curve.growth) * biggest + GROWTH_SLACK + GRID);
}

function recoveryMinutes(wanted: number, { biggest, last }: VolumeHistory): number {
  const { partOfBiggest, partOfLast } = RECOVERY_LIMITS;
  return Math.min(partOfLast * last, Math.max(wanted, partOfBiggest * (biggest ?? last)));
}

// Hours early in the week weigh more, but race week must not become a full one.
const raceWeekPart = (frame: WeekFrame) =>
  frame.week >= MIN_WEEKS_FOR_CAP ? Math.min(frame.taperFactor, RACE_WEEK_PART) : frame.taperFactor;

/** Minutes of a partial first week as a full one: those that the plan starts with. */
export const fullWeekMinutes = (curve: VolumeCurve, minutes: number): number =>
  Math.max(minutes, curve.start);

/** History after a week of these minutes, planned for the target. */
export function withWeek(
  history: VolumeHistory,
  frame: WeekFrame,
  curve: VolumeCurve,
  { minutes, target }: { minutes: number; target: number },
): VolumeHistory {
  if (frame.isRecovery) return history;
  if (!frame.isLoading) return { ...history, taper: minutes };
  const counted = frame.isPartial ? fullWeekMinutes(curve, minutes) : minutes;
  // What whole exercises add to a week's target is no reason for a larger next one.
  const planned = frame.isPartial ? counted : Math.min(counted, target);
  return { ...history, biggest: Math.max(history.biggest ?? 0, planned), last: counted };
}
