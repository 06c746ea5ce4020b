import type { Distribution } from "../../intensity/index.ts";
import {
  climbed,
  ladderNamed,
  lastTime,
  nextRung,
  rungOf,
  type LadderId,
} from "../../ladders/index.ts";
import { tidyRepsTo } from "../../model/tidy-numbers.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import { rungTemplate } from "../library/rung-template.ts";
import { bandSeconds, restSeconds } from "./bands.ts";
import { fitRung } from "../resolve/fit-rung.ts";
import { longSwim } from "../resolve/long-swim.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";
import { take, type WeekWriter } from "./week-writer.ts";
import type { RungProgress, WrittenSession } from "../resolve/written-session.ts";

/** Share of time that may be above the week's target of easy time, and above that of hard time. */
const SLACK = { low: 0.05, high: 0.03 };
/** Seconds above zone 4 that every week may have. */
const MIN_HIGH_SECONDS = 8 * 60;

/**
 * The next rung of the slot's ladder, if the minutes and the week's easy time allow one; else null.
 * Records the progress of the plan.
 */
export function chooseRung(writer: WeekWriter, slot: PlacedSlot): WrittenSession | null {
  const { ladder } = slot;
  if (ladder === null) return null;
  const { climbs, frame, measures } = writer;
  const measure = measures[slot.discipline];
  const before = climbs.get(ladder);
  const { loadingNumber, week } = frame;
  const fitted = new Map<number, ResolvedStep[] | null>();
  const stepsOf = (rung: number) => {
    const known = fitted.get(rung);
    if (known !== undefined) return known;
    const steps = fitRung({ ladder, rung }, slot.minutes, measure);
    fitted.set(rung, steps);
    return steps;
  };
  const rung = nextRung(
    ladder,
    climbs,
    { ...writer, loadingNumber },
    {
      fits: (each) => stepsOf(each) !== null,
      isAllowed: (each) => {
        const steps = stepsOf(each);
        return (
          steps !== null && keepsDistribution(writer, slot, bandSeconds(steps, writer.racePaceZone))
        );
      },
    },
  );
  const steps = rung === null ? null : stepsOf(rung);
  if (rung === null || !steps) return null;
  climbs.set(ladder, climbed(before, { rung, week, loadingNumber }));
  const progress = { step: { ladder, rung }, before: lastTime(before) };
  return writtenRung(writer, slot, steps, progress);
}

/** The week's step of the long swim, with as much of its piece as the minutes hold. */
export function chooseLongSwim(writer: WeekWriter, slot: PlacedSlot): WrittenSession | null {
  const ladder = "swim-long";
  const { climbs, swim } = writer;
  const { week, loadingNumber } = writer.frame;
  const made = longSwim(writer, slot.minutes);
  if (!made) return null;
  const step = { ladder, rung: swim.rung } as const;
  const done = made.piece === rungOf(step)[1] ? undefined : made.piece;
  const before = climbs.get(ladder) ?? null;
  const now = { rung: swim.rung, week, loadingNumber, done };
  climbs.set(ladder, climbed(before ?? undefined, now));
  return writtenRung(writer, slot, made.steps, { step, done, before });
}

/** True if the week keeps enough of its moving time easy with these bands of the slot. */
export function keepsDistribution(
  { chosen, target, seconds: planned }: WeekWriter,
  { minutes }: PlacedSlot,
  bands: Distribution,
): boolean {
  const seconds = planned - restSeconds(minutes, bands);
  const high = chosen.high + bands.high;
  const notEasy = high + chosen.mid + bands.mid;
  return (
    notEasy <= (1 - target.low + SLACK.low) * seconds &&
    high <= Math.max(MIN_HIGH_SECONDS, (target.high + SLACK.high) * seconds)
  );
}

/** Taper: the last rung of a set at race pace or threshold, with half the repetitions. */
export function chooseTaperRung(writer: WeekWriter, slot: PlacedSlot): WrittenSession | null {
  const { climbs, measures } = writer;
  const own = [...climbs]
    .filter(([ladder]) => isForTaper(ladder, slot))
    .toSorted(([a, first], [b, second]) => rank(a) - rank(b) || second.week - first.week);
  for (const [ladder, { rung }] of own) {
    const step = { ladder, rung };
    const reps = Math.ceil(rungOf(step)[0] / 2);
    const steps = fitRung(step, slot.minutes, measures[slot.discipline], reps);
    if (steps && keepsDistribution(writer, slot, bandSeconds(steps, writer.racePaceZone))) {
      return writtenRung(writer, slot, steps, { step, before: null });
    }
  }
  return null;
}

/** Sets that keep the speed of a plan that was too small for a set before. */
const TOUCH = {
  swim: "swim-css",
  bike: "bike-threshold",
  run: "run-threshold",
} as const satisfies Record<PlacedSlot["discipline"], LadderId>;

/** Taper: as many repetitions of the level's first set as the week allows, at most half of them. */
export function chooseTouch(writer: WeekWriter, slot: PlacedSlot): WrittenSession | null {
  const ladder = TOUCH[slot.discipline];
  const step = { ladder, rung: ladderNamed(ladder).start[writer.level] };
  for (const reps of tidyRepsTo(Math.ceil(rungOf(step)[0] / 2))) {
    const steps = fitRung(step, slot.minutes, writer.measures[slot.discipline], reps);
    if (steps && keepsDistribution(writer, slot, bandSeconds(steps, writer.racePaceZone))) {
      return writtenRung(writer, slot, steps, { step, before: null });
    }
  }
  return null;
}

/** A ride with the last tempo set again, or the ladder's first one; it is no step of the ladder. */
export function chooseSteady(writer: WeekWriter, slot: PlacedSlot): WrittenSession | null {
  const ladder = "bike-tempo";
  const step = { ladder, rung: writer.climbs.get(ladder)?.rung ?? 1 } as const;
  const steps = fitRung(step, slot.minutes, writer.measures.bike);
  if (!steps || !keepsDistribution(writer, slot, bandSeconds(steps, writer.racePaceZone)))
    return null;
  const { progress: _, ...plain } = writtenRung(writer, slot, steps, { step, before: null });
  return plain;
}

const isForTaper = (ladder: LadderId, slot: PlacedSlot) => {
  const { discipline, effort, intensity, isLong } = ladderNamed(ladder);
  const isSharp = effort === "RP" || intensity === "threshold";
  // Runs off the bike are only in bricks.
  const isOfBrick = ladder === "brick-run";
  return discipline === slot.discipline && isSharp && isLong !== true && !isOfBrick;
};

const rank = (ladder: LadderId) => (ladderNamed(ladder).effort === "RP" ? 0 : 1);

/** Records the set in the week and returns its exercise. */
export function writtenRung(
  writer: WeekWriter,
  slot: PlacedSlot,
  steps: readonly ResolvedStep[],
  progress: RungProgress,
): WrittenSession {
  const { id, name, intensity, purpose } = rungTemplate(progress.step);
  take(writer, id, slot.minutes, steps);
  return { slot, templateId: id, name, intensity, purpose, steps, progress };
}
