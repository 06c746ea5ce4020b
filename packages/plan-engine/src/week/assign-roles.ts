import type { Discipline, PerDiscipline } from "@triplan/domain";
import { allows, besideAppointments, daysFor, type WeekFrame } from "../calendar/index.ts";
import { hardBudget, qualityOrder } from "../intensity/index.ts";
import { longLadder, rungMinutes, rungOf, wantedRung, type LadderId } from "../ladders/index.ts";
import { clamp, floor5 } from "../model/numbers.ts";
import { brickStep, isLongCourse } from "./bricks.ts";
import { keyExercises, type KeyExercise } from "./key-exercises.ts";
import { withTests } from "./planned-tests.ts";
import { daysForLong } from "./days-for-long.ts";
import { EASY_START, maxHardMinutes } from "./session-lengths.ts";
import { hardLandCount, isFixed, type Pin, type Slot } from "./slot.ts";
import { MAX_KEY_PART_OF_WEEK } from "./volume-tables.ts";
import type { WeekFacts } from "./week-facts.ts";

/** Minimum minutes of a hard set, a test or strides. */
const MIN_HARD_MINUTES = { swim: 30, bike: 40, run: 30 } as const satisfies PerDiscipline<number>;
/** A load week's ladders have sets for exercises of this length. */
const MIN_SET_MINUTES = 30;
/** Minutes of a hard exercise before a week's remaining time is given out. */
const HARD_START = { swim: 45, bike: 60, run: 50 } as const satisfies PerDiscipline<number>;
const MAX_STRIDES_MINUTES = {
  swim: 30,
  bike: 35,
  run: 25,
} as const satisfies PerDiscipline<number>;
/** An exercise with strides needs at most this share of its week. */
const MAX_STRIDES_PART = 0.4;
/** On days too short for any other set of the discipline. */
const SHORT_DAY_LADDER = { bike: "bike-short-day", run: "run-short-day" } as const satisfies Record<
  "bike" | "run",
  LadderId
>;

/** Minutes of a long ride beside which a short set of half an hour leaves it most of the week's riding. */
const MAX_LONG_BESIDE_SHORT_SET = 90;

interface RoleFacts extends Pick<
  WeekFacts,
  | "raceType"
  | "level"
  | "limits"
  | "climbs"
  | "phaseLoadWeeks"
  | "longGoals"
  | "targetMinutes"
  | "bricksBefore"
  | "tests"
  | "lastTests"
  | "minDaysForLong"
> {
  frame: WeekFrame;
  /** Maximum minutes of a hard exercise. */
  hardDayMinutes: PerDiscipline<number>;
}

/** Assigns a role to each slot within the week's limit of hard exercises. */
export function assignRoles(facts: RoleFacts, slots: readonly Slot[]): Slot[] {
  const { level, frame } = facts;
  const assigned = withTests(facts, slots).map((slot) => ({ ...slot }));
  if (frame.isRecovery) return assigned;
  const budget = hardBudget(level, frame, slots.length);
  return frame.isLoading
    ? withKeys(facts, assigned, budget)
    : withSharpness(facts, assigned, budget);
}

/** Gives the week's sets to plain slots of a load week. */
function withKeys(facts: RoleFacts, slots: Slot[], budget: number): Slot[] {
  const { frame } = facts;
  // In the peak phase race pace off the bike comes before the other hard exercises.
  const isBrickFirst = frame.phase === "peak";
  if (isBrickFirst) hardenBrick(facts, slots, budget);
  const inBrick = slots.filter(({ isBrick, isHard }) => isBrick && isHard);
  const keys = keyExercises({
    ...facts,
    sessions: slots.length,
    hardOnLand: budget - hardLandCount(slots),
    hardInBrick: new Set(inBrick.map(({ discipline }) => discipline)),
  });
  const tested = new Set(slots.flatMap((slot) => (slot.role === "test" ? [slot.discipline] : [])));
  for (const key of keys.filter(({ discipline }) => !tested.has(discipline))) {
    const appointment = slots.flatMap((slot) => appointmentWithKey(facts, slot, key) ?? [])[0];
    if (appointment) {
      Object.assign(appointment.slot, appointment.key);
      continue;
    }
    const slot = qualitySlot(slots, key.discipline, frame);
    if (slot) Object.assign(slot, asKey(facts, slot, key, slots));
  }
  if (!isBrickFirst) hardenBrick(facts, slots, Math.min(1, budget - hardLandCount(slots)));
  return withSpeed(
    facts,
    slots.map((slot) => withLongSet(facts, slot, slots)),
  );
}

/** Effort of an appointment that can hold a set. */
const holdsKey = ({ effort }: Pin, { isHard }: KeyExercise) =>
  isHard ? effort === "hard" : effort === "steady";

/** The key exercise at an appointment of its effort, if one of its ladder's sets has the same minutes. */
function appointmentWithKey(
  facts: RoleFacts,
  slot: Slot,
  key: KeyExercise,
): { slot: Slot; key: Partial<Slot> } | null {
  const { discipline, role, pin, minutes } = slot;
  if (discipline !== key.discipline || role !== "easy" || !pin || !holdsKey(pin, key)) return null;
  const { ladder, isHard } = key;
  const fitting = keyMinutes(facts, ladder, 0, minutes);
  return fitting && fitting.most >= minutes
    ? { slot, key: { role: "quality", ladder, isHard } }
    : null;
}

/**
 * Short races: the run off the bike is hard once it has race pace. In every other load week of the
 * peak phase the ride is too, if the level allows two hard exercises: a race rehearsal.
 */
function hardenBrick(facts: RoleFacts, slots: readonly Slot[], budget: number): void {
  const { raceType, frame } = facts;
  const run = slots.find(({ isBrick, discipline }) => isBrick && discipline === "run");
  const ride = slots.find(({ isBrick, discipline }) => isBrick && discipline === "bike");
  if (isLongCourse(raceType) || !run || !ride || budget < 1) return;
  run.isHard = rungOf(brickStep(facts))[1] > 0;
  const isRehearsal = run.isHard && frame.phase === "peak" && frame.blockWeek % 2 === 1;
  const ladder = "bike-race-short";
  const minutes =
    isRehearsal && budget > 1 ? keyMinutes(facts, ladder, ride.least, ride.most) : null;
  if (minutes) Object.assign(ride, { ...minutes, ladder, isHard: true });
}

/** An easy run with strides from the second week on; a swim with drills and one with fast 25s in turn. */
function withSpeed(facts: RoleFacts, slots: readonly Slot[]): Slot[] {
  const first = (discipline: Discipline) =>
    slots.find((slot) => slot.discipline === discipline && isPlain(slot));
  const run = facts.frame.week > 1 ? first("run") : undefined;
  const swim = first("swim");
  const swimLadder = hasDrills(facts) ? "swim-technique" : "swim-speed";
  return slots.map((slot) => {
    if (slot === run) return { ...slot, ladder: "run-strides" };
    return slot === swim ? { ...slot, ladder: swimLadder } : slot;
  });
}

/** Every other load week; in the first half of a beginner's base every one. */
function hasDrills({ level, frame }: RoleFacts): boolean {
  const isEarly = frame.phase === "base" && frame.phaseWeek <= Math.ceil(frame.phaseWeeks / 2);
  return (level === "beginner" && isEarly) || frame.loadingNumber % 2 === 1;
}

const isPlain = ({ role, isBrick, ladder }: Slot) => role === "easy" && !isBrick && ladder === null;

/** A long ride or run with the set of its ladder; long course has no such run in weeks of a brick. */
function withLongSet(facts: RoleFacts, slot: Slot, slots: readonly Slot[]): Slot {
  const { discipline } = slot;
  if (slot.role !== "long" || discipline === "swim") return slot;
  if (slot.pin?.effort === "easy") return slot;
  const isBrickWeek = slots.some(({ isBrick }) => isBrick);
  if (discipline === "run" && isBrickWeek && isLongCourse(facts.raceType)) return slot;
  return { ...slot, ladder: longLadder(discipline, facts, facts.frame) };
}

/** Taper and race week: a hard exercise where the level allows it, else strides. */
function withSharpness(facts: RoleFacts, slots: Slot[], hardOnLand: number): Slot[] {
  let budget = hardOnLand;
  for (const discipline of qualityOrder(facts.frame)) {
    const isDone = slots.some((slot) => slot.isHard && slot.discipline === discipline);
    const slot = budget > 0 && !isDone ? qualitySlot(slots, discipline, facts.frame) : undefined;
    if (!slot || MIN_HARD_MINUTES[discipline] > facts.targetMinutes) continue;
    Object.assign(slot, asQuality(facts, slot));
    budget -= 1;
  }
  return slots.map((slot) => withStrides(facts, slot, slots));
}

/** Slot of the discipline that can become hard: a plain one, or its only one in rotation. */
function qualitySlot(slots: Slot[], discipline: Discipline, frame: WeekFrame): Slot | undefined {
  const own = slots.filter((slot) => slot.discipline === discipline);
  if (!hasDayFor(discipline, own, frame)) return undefined;
  const plain = own.filter((slot) => slot.role === "easy" && !slot.isBrick && isFree(slot));
  const least = frame.isLoading ? MIN_SET_MINUTES : MIN_HARD_MINUTES[discipline];
  const roomy = plain.find((slot) => slot.most >= least);
  if (roomy) return discipline === "swim" ? (plain.at(-1) ?? roomy) : roomy;
  const [only, ...others] = own;
  if (others.length > 0) return undefined;
  const isPlainOne = only?.isBrick === false && isFree(only);
  return frame.phaseWeek % 2 === 0 && isPlainOne ? only : undefined;
}

/** False for appointments that have their own effort, and for all with fixed minutes. */
const isFree = (slot: Slot) => !isFixed(slot) && (!slot.pin || slot.pin.effort === "hard");

/** True if a day has room for a hard set beside the discipline's long exercise. */
function hasDayFor(discipline: Discipline, own: readonly Slot[], frame: WeekFrame): boolean {
  const roomy = daysFor(besideAppointments(frame.days), [discipline]).filter(
    (day) => day.minutes >= MIN_HARD_MINUTES[discipline],
  );
  const taken = own.filter((slot) => slot.role === "long" || slot.isBrick).length;
  return roomy.length > (own.length > 1 ? Math.min(1, taken) : 0);
}

function asQuality(
  { raceType, level, frame, limits, hardDayMinutes }: RoleFacts,
  slot: Slot,
): Pick<Slot, "role" | "isHard" | "least" | "most" | "minutes"> {
  const { discipline } = slot;
  if (slot.role === "long") {
    const least = Math.min(MIN_HARD_MINUTES[discipline], slot.minutes);
    return { role: "quality", isHard: true, least, most: slot.most, minutes: slot.minutes };
  }
  const allowed =
    discipline === "swim"
      ? hardDayMinutes.swim
      : Math.min(hardDayMinutes[discipline], limits[discipline]);
  const longest = frame.isLoading ? maxHardMinutes({ raceType, level }, discipline) : slot.most;
  const most = Math.max(slot.least, Math.min(longest, floor5(allowed)));
  const least = Math.max(slot.least, Math.min(MIN_HARD_MINUTES[discipline], most));
  const minutes = clamp(HARD_START[discipline], least, most);
  return { role: "quality", isHard: true, least, most, minutes };
}

/** A slot with the minutes for its ladder's next rung, or as it was if not even a short set fits. */
function asKey(
  facts: RoleFacts,
  slot: Slot,
  { ladder, isHard, discipline }: KeyExercise,
  slots: readonly Slot[],
) {
  const quality = asQuality(facts, slot);
  // A short easy exercise gets a set of its own length, so that others keep their days.
  const most = slot.most < MIN_HARD_MINUTES[discipline] ? slot.most : quality.most;
  const room = Math.max(slot.least, Math.min(most, maxKeyMinutes(facts)));
  const next = keyMinutes(facts, ladder, slot.least, room);
  if (next) return { ...quality, ...next, ladder, isHard };
  if (discipline === "swim") return {};
  if (discipline === "bike" && hasRoomForEasyRide(facts, slots)) return {};
  const short = SHORT_DAY_LADDER[discipline];
  const shortest = keyMinutes(facts, short, slot.least, room);
  return shortest ? { ...quality, ...shortest, ladder: short, isHard: false } : {};
}

/** True if a short set is too little beside the long ride, and the long run's day has room for an easy ride. */
function hasRoomForEasyRide({ frame, minDaysForLong }: RoleFacts, slots: readonly Slot[]): boolean {
  const rides = slots.filter(({ discipline }) => discipline === "bike");
  const long = rides.find(({ role }) => role === "long")?.minutes ?? 0;
  const run = slots.find(({ role, discipline }) => role === "long" && discipline === "run");
  const days = besideAppointments(frame.days);
  const day = daysForLong({ ...frame, days }, minDaysForLong).run;
  const room = day && allows(day, ["bike"]) ? day.minutes - (run?.minutes ?? 0) : 0;
  const isShortTooLittle = rides.length === 2 && long > MAX_LONG_BESIDE_SHORT_SET;
  return isShortTooLittle && room >= EASY_START.bike;
}

const maxKeyMinutes = ({ targetMinutes }: RoleFacts) =>
  floor5(MAX_KEY_PART_OF_WEEK * targetMinutes);

/** Minutes of the wanted rung, or of the highest below it that the room allows; null without one. */
function keyMinutes(facts: RoleFacts, ladder: LadderId, shortest: number, room: number) {
  const { climbs, longGoals } = facts;
  const { loadingNumber } = facts.frame;
  const wanted = wantedRung(ladder, climbs, { ...facts, loadingNumber });
  for (let rung = wanted; rung > 0; rung -= 1) {
    const needed = rungMinutes({ ladder, rung }, longGoals.swimPace);
    const least = Math.max(shortest, needed.least);
    if (least <= room) return { least, minutes: least, most: clamp(needed.most, least, room) };
  }
  return null;
}

/** Adds strides before the race to a discipline without a hard exercise. */
function withStrides(facts: RoleFacts, slot: Slot, slots: readonly Slot[]): Slot {
  const { frame, targetMinutes } = facts;
  const own = slots.filter((other) => other.discipline === slot.discipline && !other.isBrick);
  const last = own.at(-1);
  const isFree = slot.role !== "long" || own.length === 1;
  if (slot.number !== last?.number || slot.isBrick || !isFree) return slot;
  if (own.some((other) => other.isHard)) return slot;
  const most =
    frame.phase === "race" ? Math.min(slot.most, MAX_STRIDES_MINUTES[slot.discipline]) : slot.most;
  // An only long exercise gives way in a week of few minutes.
  const part = Math.max(
    MIN_HARD_MINUTES[slot.discipline],
    floor5(MAX_STRIDES_PART * targetMinutes),
  );
  const least = Math.min(slot.least, part);
  return { ...slot, role: "strides", least, most, minutes: Math.min(slot.minutes, most) };
}
