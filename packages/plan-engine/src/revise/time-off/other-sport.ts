import {
  DISCIPLINES,
  heldAppointment,
  secondsByZone,
  ZONES,
  type Discipline,
  type ReasonRule,
  type Weekday,
  type Zone,
} from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import { isHard } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { floor5, sum } from "../../model/numbers.ts";
import { alone, type Draft } from "../drafts/draft.ts";
import { secondsAboveEasy } from "../drafts/set-instead.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { isInTimeOff, type RoomDay } from "./time-off-days.ts";

/** A sport gets this share of its planned minutes at most, as beside an injury. */
const MAX_OF_SPORT = 1.15;
/** Shorter exercises are not worth a trip's day. */
const MIN_MINUTES = 25;

/** Reasons that hold for an exercise in another sport. */
const LASTING: ReadonlySet<ReasonRule> = new Set(["recovery-week", "phase", "hard"]);

export interface OnDay {
  draft: Draft;
  day: Weekday;
}

interface Trip {
  timeOff: AcceptedTimeOff;
  days: readonly RoomDay[];
  /** The week's exercises before the trip. */
  planned: readonly Draft[];
}

/**
 * Exercises that a trip leaves no place for, in a sport that it leaves: on their days where those are free,
 * while the sport gets 15 % more minutes than planned at most, is no longer than its longest one, and no run is on the
 * day beside another. A hard one keeps its time in the hard zones while the week has no more hard exercises than
 * planned, and none of the sport is on the day beside it; the others are easy.
 */
export function inOtherSport(
  leftOut: readonly OnDay[],
  kept: readonly OnDay[],
  { timeOff, days, planned }: Trip,
): OnDay[] {
  const there = [...kept];
  const written: OnDay[] = [];
  const hardFirst = leftOut.toSorted((a, b) => Number(isHard(b.draft)) - Number(isHard(a.draft)));
  for (const each of timeOff.kind === "travel" ? hardFirst : []) {
    const sport = DISCIPLINES.find((other) => minutesIn(each, other) >= MIN_MINUTES);
    if (sport === undefined) continue;
    const minutes = minutesIn(each, sport);
    const write = mayBeHard(each, sport) ? hardIn : easyIn;
    const instead = { draft: write(sport, each.draft, minutes), day: each.day };
    there.push(instead);
    written.push(instead);
  }
  return written;

  function mayBeHard({ draft, day }: OnDay, sport: Discipline): boolean {
    if (!isHard(draft) || isTest(draft.base)) return false;
    const isLike = isHardLike(sport);
    const hard = there.filter((other) => isLike(other.draft));
    if (hard.length >= planned.filter(isLike).length) return false;
    return !hard.some((other) => typeOf(other) === sport && Math.abs(other.day - day) === 1);
  }

  function minutesIn({ draft, day }: OnDay, sport: Discipline): number {
    const room = days[day];
    const isMeant =
      room !== undefined &&
      isInTimeOff(timeOff, room.date) &&
      room.sportsOff.has(draft.base.type) &&
      room.sports.has(sport) &&
      draft.base.brickId === null &&
      heldAppointment(draft.base.reasons) === null;
    if (!isMeant || there.some((other) => other.day === day)) return 0;
    const isBeside = (other: OnDay) => Math.abs(other.day - day) === 1 && typeOf(other) === "run";
    if (sport === "run" && there.some(isBeside)) return 0;
    const own = planned.filter(({ base }) => base.type === sport).map(({ minutes }) => minutes);
    const sofar = there.filter((other) => typeOf(other) === sport);
    const left = MAX_OF_SPORT * sum(own) - sum(sofar.map((other) => other.draft.minutes));
    return floor5(
      Math.min(draft.minutes, room.minutes, left, ...own.toSorted((a, b) => b - a).slice(0, 1)),
    );
  }
}

/** Hard rides and runs count together, hard swims apart. */
const isHardLike =
  (sport: Discipline) =>
  ({ base: { type }, intensity }: Draft): boolean =>
    isHard({ intensity }) && (type === "swim") === (sport === "swim");

const typeOf = ({ draft }: OnDay): Discipline => draft.base.type;

/** The slot in the sport; nothing of its former content stays. */
const slotIn = (type: Discipline, { base }: Draft): Draft["base"] => ({
  ...base,
  type,
  templateId: "",
  steps: [],
  isKey: false,
  reasons: base.reasons.filter(({ rule }) => LASTING.has(rule)),
});

/** The slot's exercise as an easy one of the sport. */
const easyIn = (type: Discipline, draft: Draft, minutes: number): Draft =>
  alone({
    base: { ...slotIn(type, draft), intensity: "easy" },
    minutes,
    intensity: "easy",
    maxZone: "Z2",
  });

/** The slot's exercise with its hard time in the sport. */
const hardIn = (type: Discipline, draft: Draft, minutes: number): Draft => ({
  ...alone({ base: slotIn(type, draft), minutes, intensity: draft.intensity }),
  intensity: draft.intensity,
  mostAboveEasy: secondsAboveEasy(draft.base.steps),
  maxZone: hardestOf(draft.base.steps),
});

function hardestOf(steps: PlannedExercise["steps"]): Zone {
  const seconds = secondsByZone(steps);
  return ZONES.findLast((zone) => seconds[zone] > 0) ?? "Z2";
}
