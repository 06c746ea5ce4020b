import { isEasy } from "../../intensity/index.ts";
import { ladderNamed } from "../../ladders/index.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import type { SlotRole } from "../../week/index.ts";
import { chooseBrick } from "./choose-brick.ts";
import { chooseSteady, chooseTouch } from "./choose-rung.ts";
import { chooseSession } from "./choose-session.ts";
import { without, type WeekWriter } from "./week-writer.ts";
import { writeBrick } from "./write-brick.ts";
import type { WrittenSession } from "../resolve/written-session.ts";

// Exercises with the most hard time come first, so that the others can balance them.
const ORDER = ["test", "quality", "brick", "long", "support", "strides", "easy"] as const;

/** Relative share of the week's hard time expected from each kind. */
const WEIGHT = {
  test: 1,
  quality: 1,
  brick: 0.5,
  long: 0.5,
  support: 0.5,
  strides: 0.2,
  easy: 0,
} as const satisfies Record<SlotRole | "brick", number>;

// A few metres take a slow swimmer many minutes, so strides on land come first.
const DISCIPLINE_ORDER = ["bike", "run", "swim"] as const;

const kindOf = (slot: PlacedSlot) => (slot.isBrick ? "brick" : slot.role);

// Of the sets, hard ones on land come first, then swims, then steady ones.
const turn = ({ isHard, discipline }: PlacedSlot) =>
  isHard && discipline !== "swim" ? 0 : discipline === "swim" ? 1 : 2;

// In the peak phase race pace inside the long exercises matters most, and a fast finish least.
const isLongSet = ({ role, ladder }: PlacedSlot, { phase }: WeekWriter["frame"]) =>
  phase === "peak" && role === "long" && ladder !== null && ladderNamed(ladder).effort === "RP";

// The long swim has no set, but rests that the sets of a load week must know of.
const isLongSwim = ({ role, discipline }: PlacedSlot, { isLoading }: WeekWriter["frame"]) =>
  isLoading && role === "long" && discipline === "swim";

const isBefore =
  (frame: WeekWriter["frame"]) =>
  (a: PlacedSlot, b: PlacedSlot): number =>
    Number(isLongSwim(b, frame)) - Number(isLongSwim(a, frame)) ||
    Number(isLongSet(b, frame)) - Number(isLongSet(a, frame)) ||
    ORDER.indexOf(kindOf(a)) - ORDER.indexOf(kindOf(b)) ||
    (a.role === "quality" ? turn(a) - turn(b) : 0) ||
    DISCIPLINE_ORDER.indexOf(a.discipline) - DISCIPLINE_ORDER.indexOf(b.discipline);

/** Chooses the content of each exercise of a week and records the templates as used. */
export function chooseWeek(writer: WeekWriter, slots: readonly PlacedSlot[]): WrittenSession[] {
  const { frame, used } = writer;
  const ordered = slots.toSorted(isBefore(frame));
  const weights = ordered.map((slot) => WEIGHT[kindOf(slot)] / (slot.isBrick ? 2 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const written: WrittenSession[] = [];
  let reached = 0;
  for (const [index, slot] of ordered.entries()) {
    reached += weights[index] ?? 0;
    if (slot.isBrick && slot.discipline === "run") continue;
    const run = ordered.find((other) => other.isBrick && other.discipline === "run");
    const part = total > 0 ? reached / total : 1;
    if (slot.isBrick && run) {
      const brick = frame.isLoading
        ? writeBrick(writer, slot, run)
        : chooseBrick(writer, slot, run, part);
      written.push(...brick);
    } else written.push(chooseSession(writer, slot, part));
  }
  const whole = frame.isLoading ? withTempo(writer, written) : written;
  const sharp = frame.isLoading || frame.isRecovery ? whole : withStrides(writer, written);
  for (const id of writer.usedThisWeek) used.set(id, frame.week);
  return sharp;
}

/** Below this share of the time above zone 2 that the table names, an easy ride gets some tempo. */
const SPARSE_PART = 0.5;

/** The week with tempo in an easy ride, if it has little above zone 2; a beginner's stays easy. */
function withTempo(writer: WeekWriter, written: readonly WrittenSession[]): WrittenSession[] {
  const { chosen, target, seconds, level } = writer;
  const isSparse = chosen.mid + chosen.high < SPARSE_PART * (target.mid + target.high) * seconds;
  if (!isSparse || level === "beginner") return [...written];
  const longDays = new Set(written.flatMap(({ slot }) => (slot.role === "long" ? [slot.day] : [])));
  const rides = written
    .filter(
      ({ slot, intensity }) => isPlainRide(slot) && isEasy(intensity) && !longDays.has(slot.day),
    )
    .toSorted((a, b) => b.slot.minutes - a.slot.minutes);
  for (const ride of rides) {
    const tempo = chooseSteady(writer, ride.slot);
    if (tempo) return written.map((other) => (other === ride ? tempo : other));
  }
  return [...written];
}

const isPlainRide = ({ discipline, isBrick, role }: PlacedSlot) =>
  discipline === "bike" && !isBrick && role === "easy";

/** Adds strides, or else a few repetitions, to one exercise of a taper week that has none. */
function withStrides(writer: WeekWriter, written: readonly WrittenSession[]): WrittenSession[] {
  if (writer.isSharp) return [...written];
  const plain = written.filter(({ slot }) => !slot.isBrick);
  const { seconds, chosen } = writer;
  const strides = ({ slot }: WrittenSession) =>
    chooseSession(writer, { ...slot, role: "strides" }, 1);
  const touch = ({ slot }: WrittenSession) => chooseTouch(writer, slot);
  for (const choose of [strides, touch]) {
    for (const session of plain) {
      Object.assign(writer, without(writer, session));
      const sharp = choose(session);
      if (sharp && writer.isSharp) {
        return written.map((other) => (other === session ? sharp : other));
      }
      Object.assign(writer, { seconds, chosen });
    }
  }
  return [...written];
}
