import type { Discipline, ExperienceLevel, PerDiscipline } from "@triplan/domain";
import { openDays, type WeekFrame } from "../calendar/index.ts";
import { hardBudget, qualityOrder } from "../intensity/index.ts";
import { clamp, floor5 } from "../model/numbers.ts";
import { plannedTest } from "./fitness-test.ts";
import { keyMost } from "./session-lengths.ts";
import type { Slot } from "./slot.ts";
import type { WeekFacts } from "./week-facts.ts";

/** Minimum minutes of a hard set, a test or strides. */
const QUALITY_LEAST = { swim: 30, bike: 40, run: 30 } as const satisfies PerDiscipline<number>;
/** Minutes of a hard exercise before a week's remaining time is given out. */
const QUALITY_START = { swim: 45, bike: 60, run: 50 } as const satisfies PerDiscipline<number>;
const TOUCH_MOST = { swim: 30, bike: 35, run: 25 } as const satisfies PerDiscipline<number>;
/** From this pace improvement on, a load week has one more moderate exercise. */
const AMBITIOUS_IMPROVEMENT = 4;
const MAX_SUPPORT = 3;

interface RoleFacts extends Pick<WeekFacts, "raceType" | "level" | "paceImprovement" | "limits"> {
  frame: WeekFrame;
  /** Maximum minutes of a hard exercise. */
  keyRoom: number;
}

/** Assigns a role to each slot within the week's limit of hard exercises. */
export function assignRoles(facts: RoleFacts, slots: readonly Slot[]): Slot[] {
  const { level, frame } = facts;
  const assigned = slots.map((slot) => ({ ...slot }));
  if (frame.isRecovery) return withTest(level, frame, assigned);
  let budget = hardBudget(level, frame, slots.length);
  const order = qualityOrder(frame);
  budget -= hardenBrick(facts, assigned, budget);
  for (const discipline of order) {
    const isDone = assigned.some((slot) => slot.isHard && slot.discipline === discipline);
    const slot = budget > 0 && !isDone ? qualitySlot(assigned, discipline, frame) : undefined;
    if (!slot) continue;
    Object.assign(slot, asQuality(facts, slot));
    budget -= 1;
  }
  if (!frame.isLoading) return assigned.map((slot) => withStrides(slot, assigned, frame));
  return withSupport(
    assigned,
    order,
    facts.paceImprovement >= AMBITIOUS_IMPROVEMENT ? MAX_SUPPORT + 1 : MAX_SUPPORT,
  );
}

/**
 * Makes the brick of every other load week in the peak phase a race rehearsal: its ride becomes
 * hard, in short races its run too. Returns the number of exercises that became hard.
 */
function hardenBrick({ raceType, level, frame }: RoleFacts, slots: Slot[], budget: number) {
  const isRehearsal = frame.isLoading && frame.phase === "peak" && frame.blockWeek % 2 === 1;
  if (!isRehearsal || level === "beginner" || raceType === "ironman") return 0;
  const isRunHard = raceType !== "70.3";
  const parts = slots.filter((slot) => slot.isBrick && (isRunHard || slot.discipline === "bike"));
  if (parts.length > budget) return 0;
  for (const slot of parts) slot.isHard = true;
  return parts.length;
}

/** Slot of the discipline that can become hard: a plain one, or its only one in rotation. */
function qualitySlot(slots: Slot[], discipline: Discipline, frame: WeekFrame): Slot | undefined {
  const own = slots.filter((slot) => slot.discipline === discipline);
  if (!hasDayFor(discipline, own, frame)) return undefined;
  const plain = own.filter((slot) => slot.role === "easy" && !slot.isBrick);
  const roomy = plain.find((slot) => slot.most >= QUALITY_LEAST[discipline]);
  if (roomy) return discipline === "swim" ? (plain.at(-1) ?? roomy) : roomy;
  const [only, ...others] = own;
  if (others.length > 0) return undefined;
  return frame.phaseWeek % 2 === 0 && only?.isBrick === false ? only : undefined;
}

/** True if a day has room for a hard set beside the discipline's long exercise. */
function hasDayFor(discipline: Discipline, own: readonly Slot[], frame: WeekFrame): boolean {
  const roomy = openDays(frame.days).filter((day) => day.minutes >= QUALITY_LEAST[discipline]);
  const taken = own.filter((slot) => slot.role === "long" || slot.isBrick).length;
  return roomy.length > (own.length > 1 ? Math.min(1, taken) : 0);
}

function asQuality(
  { raceType, level, frame, limits, keyRoom }: RoleFacts,
  slot: Slot,
): Partial<Slot> {
  const { discipline } = slot;
  if (slot.role === "long") {
    return {
      role: "quality",
      isHard: true,
      least: Math.min(QUALITY_LEAST[discipline], slot.minutes),
    };
  }
  const allowed = discipline === "swim" ? keyRoom : Math.min(keyRoom, limits[discipline]);
  const longest = frame.isLoading ? keyMost({ raceType, level }, discipline) : slot.most;
  const most = Math.max(slot.least, Math.min(longest, floor5(allowed)));
  const least = Math.max(slot.least, Math.min(QUALITY_LEAST[discipline], most));
  const minutes = clamp(QUALITY_START[discipline], least, most);
  return { role: "quality", isHard: true, least, most, minutes };
}

/** Adds strides before the race to a discipline without a hard exercise. */
function withStrides(slot: Slot, slots: readonly Slot[], frame: WeekFrame): Slot {
  const own = slots.filter((other) => other.discipline === slot.discipline && !other.isBrick);
  const last = own.at(-1);
  const isFree = slot.role !== "long" || own.length === 1;
  if (slot.number !== last?.number || slot.isBrick || !isFree) return slot;
  if (own.some((other) => other.isHard)) return slot;
  const most =
    frame.phase === "race" ? Math.min(slot.most, TOUCH_MOST[slot.discipline]) : slot.most;
  return { ...slot, role: "strides", most, minutes: Math.min(slot.minutes, most) };
}

/** Adds some tempo to one or more plain slots of each discipline, as the week needs it. */
function withSupport(slots: Slot[], order: readonly Discipline[], most: number): Slot[] {
  const plain = (discipline: Discipline) =>
    slots.filter((slot) => slot.discipline === discipline && slot.role === "easy" && !slot.isBrick);
  const first = order.flatMap((discipline) => plain(discipline).slice(0, 1));
  const others = order.flatMap((discipline) => plain(discipline).slice(1));
  for (const slot of [...first, ...others].slice(0, most)) slot.role = "support";
  return slots;
}

function withTest(level: ExperienceLevel, frame: WeekFrame, slots: Slot[]): Slot[] {
  const test = plannedTest(level, frame, slots);
  if (!test) return slots;
  return slots.map((slot) => (slot === test.slot ? { ...slot, ...test.change } : slot));
}
