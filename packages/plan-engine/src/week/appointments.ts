import { DISCIPLINES, type Appointment, type Discipline, type Weekday } from "@triplan/domain";
import {
  allows,
  besideAppointments,
  keptAppointments,
  type DayAppointment,
} from "../calendar/index.ts";
import { floor5, sum } from "../model/numbers.ts";
import type { BrickPlan } from "./bricks.ts";
import { daysForLong } from "./days-for-long.ts";
import { plannedMinutes, type LongLengths } from "./long-lengths.ts";
import { asEasy, isFixed, type Slot } from "./slot.ts";
import { MIN_LIGHT_MINUTES, MIN_MINUTES, RACE_VOLUME } from "./volume-tables.ts";
import type { WeekFacts } from "./week-facts.ts";

/** Long exercises keep this share of their minutes beside appointments. */
const KEPT_PART_OF_LONG = 0.8;
/** In recovery weeks an easy appointment may have this share of its minutes, even where others have less. */
const RECOVERY_PART = 0.65;
/** A week may end above its target by these minutes. */
const MAX_OVER = 10;
/** Appointments may always use this share of a week. */
const MIN_PART = 0.4;

/** Minutes of an appointment that are safe in the week. */
const safeMinutes = (
  { limits, raceType, level }: WeekFacts,
  { sport, minutes }: Appointment,
): number =>
  floor5(
    Math.min(
      minutes,
      RACE_VOLUME[raceType].longest[sport][level],
      sport === "swim" ? Number.POSITIVE_INFINITY : limits[sport],
    ),
  );

/** The brick, unless it needs the only ride or run of the week, which an appointment is. */
export function brickBesideAppointments(
  facts: WeekFacts,
  counts: Readonly<Record<Discipline, number>>,
  brick: BrickPlan | null,
): BrickPlan | null {
  const isTaken = keptAppointments(facts).some(
    ({ sport }) =>
      sport !== "swim" &&
      counts[sport] === 1 &&
      !(sport === "bike" && brick?.isOnLongRide === true),
  );
  return isTaken ? null : brick;
}

export interface WithAppointments {
  long: LongLengths;
  /** The appointments that are the week's long exercise of their sport, by sport. */
  longDays: ReadonlyMap<Discipline, Weekday>;
}

/** The week's long exercises, where some of them are appointments. */
export function longAppointments(
  facts: WeekFacts,
  counts: Readonly<Record<Discipline, number>>,
  long: LongLengths,
): WithAppointments {
  const isFull = facts.frame.isLoading && neededMinutes(facts, long) > facts.targetMinutes;
  const longDays = new Map<Discipline, Weekday>();
  const lengths = { ...long, run: hasPlaceForRun(facts) ? long.run : null };
  for (const appointment of keptAppointments(facts)) {
    const { sport, day } = appointment;
    if (
      longDays.has(sport) ||
      !isTheLong(facts, appointment, { elsewhere: long[sport], count: counts[sport], isFull })
    )
      continue;
    const minutes = longMinutes(facts, appointment, long.swim);
    // The only one of its sport is an easy exercise where it can't be the long one.
    lengths[sport] = minutes;
    if (minutes !== null) longDays.set(sport, day);
  }
  return { long: lengths, longDays };
}

/** False if the only day of the long ride and the long run holds an appointment beside the ride. */
function hasPlaceForRun({ frame, minDaysForLong }: WeekFacts): boolean {
  const days = besideAppointments(frame.days);
  const { run, bike } = daysForLong({ ...frame, days }, minDaysForLong);
  return !run || run.day !== bike?.day || !frame.days[run.day]?.appointment;
}

/** Minutes of an appointment as the week's long exercise; null if it comes too late or is too short for one. */
function longMinutes(
  facts: WeekFacts,
  appointment: DayAppointment,
  plannedSwim: number | null,
): number | null {
  const { sport } = appointment;
  const { frame } = facts;
  const safe = safeMinutes(facts, appointment);
  // A long swim has the metres that its week can build on, so it fills no longer time.
  if (sport === "swim") return plannedSwim !== null && plannedSwim >= safe ? safe : null;
  if (appointment.effort === "hard") return null;
  if (isTooLate(facts, appointment)) return null;
  const minutes = frame.isLoading ? safe : floor5(Math.min(safe, plannedMinutes(facts, sport)));
  return minutes < Math.min(MIN_LIGHT_MINUTES[sport], facts.limits[sport]) ? null : minutes;
}

/** True for a ride or run so near the race that it can't be the long one. */
const isTooLate = ({ frame, minDaysForLong }: WeekFacts, { sport, day }: DayAppointment): boolean =>
  sport !== "swim" && (frame.days[day]?.daysToRace ?? 0) < minDaysForLong[sport];

/** True if no longer exercise of the sport has room beside the appointment. */
function isTheLong(
  facts: WeekFacts,
  appointment: DayAppointment,
  { elsewhere, count, isFull }: { elsewhere: number | null; count: number; isFull: boolean },
): boolean {
  const { sport, effort } = appointment;
  if (count > 1 && isTooLate(facts, appointment)) return false;
  if (count === 0 || (sport === "swim" && (elsewhere === null || count > 1))) return false;
  if (isFull) return true;
  if (count === 1 && elsewhere === null) return appointment.minutes > MIN_MINUTES[sport];
  const isOnly = count === 1 || effort !== "hard";
  return isOnly && (elsewhere ?? 0) <= safeMinutes(facts, appointment);
}

/** Minutes of the week's appointments beside its long exercises, which may be a little shorter. */
function neededMinutes(facts: WeekFacts, long: LongLengths): number {
  const appointments = keptAppointments(facts);
  const beside = minutesBeside(appointments, (sport) => long[sport] ?? 0);
  return sum(appointments.map((each) => safeMinutes(facts, each))) + beside;
}

/** Minutes that the long exercises and the sports without an appointment need. */
const minutesBeside = (
  appointments: readonly DayAppointment[],
  longMinutesOf: (sport: Discipline) => number,
): number =>
  sum(
    DISCIPLINES.map((sport) => {
      const isAlone = appointments.every((each) => each.sport !== sport);
      return Math.max(isAlone ? MIN_MINUTES[sport] : 0, KEPT_PART_OF_LONG * longMinutesOf(sport));
    }),
  );

/** True if the brick's run has room after the long ride, if that is an appointment. */
export function fitsAfterAppointment(
  { frame }: WeekFacts,
  { long, longDays }: WithAppointments,
  brick: BrickPlan | null,
): boolean {
  const day = frame.days.find((each) => each.day === longDays.get("bike"));
  if (!day || brick?.isOnLongRide !== true) return true;
  return allows(day, ["run"]) && (long.bike ?? 0) + brick.runMinutes <= day.minutes;
}

/** The slots with the week's appointments among them: each on its day, with its minutes in load weeks. */
export function withAppointments(
  facts: WeekFacts,
  slots: readonly Slot[],
  { longDays }: WithAppointments,
): Slot[] {
  const appointments = keptAppointments(facts);
  const part = partOfMinutes(facts, slots, appointments, longDays);
  let current = [...slots];
  for (const appointment of appointments) {
    const { sport, day } = appointment;
    const isLong = longDays.get(sport) === day;
    const free = current.filter((slot) => slot.discipline === sport && !slot.pin);
    const slot = isLong
      ? free.find(({ role }) => role === "long")
      : free.find(({ role, isBrick }) => role !== "long" && !isBrick);
    const safe = safeMinutes(facts, appointment);
    const minutes = Math.max(Math.min(MIN_LIGHT_MINUTES[sport], safe), floor5(part * safe));
    const pinned = asPinned(facts, slot ?? newSlot(current, sport, minutes), appointment, minutes);
    current = slot ? current.map((each) => (each === slot ? pinned : each)) : [...current, pinned];
  }
  return current;
}

/** The share of their minutes that appointments have in a week with little time. */
function partOfMinutes(
  facts: WeekFacts,
  slots: readonly Slot[],
  appointments: readonly DayAppointment[],
  longDays: WithAppointments["longDays"],
): number {
  const { targetMinutes, frame } = facts;
  if (!frame.isLoading) return 1;
  const wanted = sum(appointments.map((each) => safeMinutes(facts, each)));
  const needed = minutesBeside(appointments, (sport) => {
    const long = slots.find(({ discipline, role }) => discipline === sport && role === "long");
    return longDays.has(sport) ? 0 : (long?.minutes ?? 0);
  });
  const room = Math.max(MIN_PART * targetMinutes, targetMinutes - needed);
  return wanted > room ? room / wanted : 1;
}

function newSlot(slots: readonly Slot[], discipline: Discipline, minutes: number): Slot {
  const numbers = slots.flatMap((slot) => (slot.discipline === discipline ? [slot.number] : []));
  return {
    discipline,
    number: Math.max(0, ...numbers) + 1,
    role: "easy",
    isHard: false,
    ladder: null,
    isBrick: false,
    minutes,
    least: Math.min(minutes, MIN_LIGHT_MINUTES[discipline]),
    most: minutes,
  };
}

function asPinned(
  { frame }: WeekFacts,
  slot: Slot,
  { day, effort }: DayAppointment,
  minutes: number,
): Slot {
  const pin = { day, effort, isFixed: frame.isLoading };
  if (frame.isLoading) return { ...slot, pin, minutes, least: minutes, most: minutes };
  const usual = frame.isRecovery && slot.role === "easy" ? floor5(RECOVERY_PART * minutes) : 0;
  const most = Math.min(Math.max(slot.most, usual), minutes);
  return {
    ...slot,
    pin,
    most,
    minutes: Math.min(slot.minutes, most),
    least: Math.min(slot.least, most),
  };
}

/** Appointments give way where the other exercises can't: the longest first, those with a set last. */
export function shortenedAppointments(slots: readonly Slot[], target: number): Slot[] {
  let over = sum(slots.map(({ minutes }) => minutes)) - target - MAX_OVER;
  const inTurn = slots
    .filter(isFixed)
    .toSorted(
      (a, b) =>
        Number(a.role === "quality") - Number(b.role === "quality") || b.minutes - a.minutes,
    );
  const shorter = new Map<Slot, Slot>();
  for (const slot of inTurn) {
    if (over <= 0) break;
    const minutes = Math.max(
      Math.min(slot.minutes, MIN_LIGHT_MINUTES[slot.discipline]),
      floor5(slot.minutes - over),
    );
    over -= slot.minutes - minutes;
    const plain = slot.role === "quality" ? asEasy(slot) : slot;
    shorter.set(slot, { ...plain, minutes, least: minutes, most: minutes });
  }
  const fitted = slots.map((slot) => shorter.get(slot) ?? slot);
  const hasSwim = fitted.some(({ pin, discipline }) => pin && discipline === "swim");
  return over > 0 && hasSwim ? fitted.filter((slot) => !isLongSwim(slot)) : fitted;
}

const isLongSwim = ({ role, discipline, pin }: Slot) =>
  role === "long" && discipline === "swim" && !pin;

/** True if the week is too full for its brick beside its appointments. */
export const isTooFullForBrick = (slots: readonly Slot[], target: number): boolean =>
  slots.some(isFixed) && sum(slots.map(({ minutes }) => minutes)) > target + MAX_OVER;
