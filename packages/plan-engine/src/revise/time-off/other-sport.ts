import {
  DISCIPLINES,
  heldAppointment,
  type Discipline,
  type ReasonRule,
  type Weekday,
} from "@triplan/domain";
import { floor5, sum } from "../../model/numbers.ts";
import { alone, type Draft } from "../drafts/draft.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { isInTimeOff, type RoomDay } from "./time-off-days.ts";

/** A sport gets this share of its planned minutes at most, as beside an injury. */
const MAX_OF_SPORT = 1.15;
/** Shorter exercises are not worth a trip's day. */
const MIN_MINUTES = 25;

/** Reasons that hold for an exercise in another sport. */
const LASTING: ReadonlySet<ReasonRule> = new Set(["recovery-week", "phase"]);

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
 * Exercises that a trip leaves no place for, as easy ones of a sport that it leaves: on their days where those are free,
 * while the sport gets 15 % more minutes than planned at most, is no longer than its longest one, and no run is on the
 * day beside another.
 */
export function inOtherSport(
  leftOut: readonly OnDay[],
  kept: readonly OnDay[],
  { timeOff, days, planned }: Trip,
): OnDay[] {
  const there = [...kept];
  const written: OnDay[] = [];
  for (const each of timeOff.kind === "travel" ? leftOut : []) {
    const sport = DISCIPLINES.find((other) => minutesIn(each, other) >= MIN_MINUTES);
    if (sport === undefined) continue;
    const instead = { draft: easyIn(sport, each.draft, minutesIn(each, sport)), day: each.day };
    there.push(instead);
    written.push(instead);
  }
  return written;

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

const typeOf = ({ draft }: OnDay): Discipline => draft.base.type;

/** The slot's exercise as an easy one of the sport; nothing of its former content stays. */
const easyIn = (type: Discipline, { base }: Draft, minutes: number): Draft =>
  alone({
    base: {
      ...base,
      type,
      templateId: "",
      steps: [],
      isKey: false,
      intensity: "easy",
      reasons: base.reasons.filter(({ rule }) => LASTING.has(rule)),
    },
    minutes,
    intensity: "easy",
    maxZone: "Z2",
  });
