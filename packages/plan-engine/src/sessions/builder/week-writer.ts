import {
  RACE_PACE_ZONE,
  type ExperienceLevel,
  type RacePaces,
  type RaceType,
  type Zone,
} from "@triplan/domain";
import { phaseLoadWeeks, type WeekFrame } from "../../calendar/index.ts";
import { targetDistribution, type Distribution, type PlanPaces } from "../../intensity/index.ts";
import type { Climbs } from "../../ladders/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import type { SeasonBasis } from "../../season/index.ts";
import { plannedSwim, runWalkOf, type RunWalk } from "../../week/index.ts";
import { bandSeconds, isSharp, restSeconds } from "./bands.ts";
import type { Measure, ResolvedStep } from "../resolve/resolved-step.ts";
import type { TemplateUse } from "../resolve/written-session.ts";

/** Share of the repetitions by load week of a block; the last one is for lighter weeks. */
const BLOCK_SHARE = [0.7, 0.85, 1] as const;
const LIGHT_SHARE = 0.55;

/** What the weeks of a plan remember of those before. */
export interface PlanMemory {
  used: TemplateUse;
  climbs: Climbs;
}

/** State while the exercises of a week are chosen. */
export interface WeekWriter {
  raceType: RaceType;
  level: ExperienceLevel;
  /** Paces at which the athlete could race today. */
  racePaces: RacePaces;
  frame: WeekFrame;
  /** What the exercises ask for. */
  targets: PlanPaces;
  /** Paces that decide how much of a set fits. */
  measures: Record<"swim" | "bike" | "run", Measure>;
  racePaceZone: Zone;
  /** The planned long swim. */
  swim: ReturnType<typeof plannedSwim>;
  target: Distribution;
  /** Moving seconds of the week, less the rests chosen so far, and those chosen per band. */
  seconds: number;
  chosen: Distribution;
  /** True if the week has a fitness test. */
  hasTest: boolean;
  /** True once an exercise of the week has strides or race pace. */
  isSharp: boolean;
  /** Share of the repetitions that would fit. */
  share: number;
  used: TemplateUse;
  /** Progress of the plan on each ladder. */
  climbs: Climbs;
  /** Load weeks of the week's phase. */
  phaseLoadWeeks: number;
  usedThisWeek: Set<string>;
  /** Walks in the week's easy and long runs. */
  runWalk: RunWalk;
}

export function weekWriter(
  { raceType, level, now, paces: raced, targets, poolLength, longGoals, frames }: SeasonBasis,
  frame: WeekFrame,
  slots: readonly PlacedSlot[],
  { used, climbs }: PlanMemory,
): WeekWriter {
  const paces = raced.pacesOf(frame.week);
  return {
    raceType,
    level,
    racePaces: raced.racePaces,
    targets,
    frame,
    measures: {
      swim: { discipline: "swim", paces: paces.swim, poolLength },
      bike: { discipline: "bike", paces: paces.bike, poolLength },
      run: { discipline: "run", paces: paces.run, poolLength },
    },
    racePaceZone: RACE_PACE_ZONE[raceType],
    swim: plannedSwim(longGoals, frame.loadingNumber),
    target: targetDistribution(raceType, level, frame),
    seconds: 60 * sum(slots.map((slot) => slot.minutes)),
    chosen: { low: 0, mid: 0, high: 0 },
    hasTest: slots.some(({ role }) => role === "test"),
    isSharp: false,
    share: frame.isLoading ? (BLOCK_SHARE[frame.blockWeek - 1] ?? 1) : LIGHT_SHARE,
    used,
    climbs,
    phaseLoadWeeks: phaseLoadWeeks(frames, frame),
    usedThisWeek: new Set(),
    runWalk: runWalkOf({ raceType, level, now }, frame.week),
  };
}

/** Records a chosen session of these minutes in the week. */
export function take(
  writer: WeekWriter,
  templateId: string,
  minutes: number,
  steps: readonly ResolvedStep[],
): void {
  const bands = bandSeconds(steps, writer.racePaceZone);
  writer.seconds -= restSeconds(minutes, bands);
  writer.isSharp ||= isSharp(steps);
  writer.chosen = {
    low: writer.chosen.low + bands.low,
    mid: writer.chosen.mid + bands.mid,
    high: writer.chosen.high + bands.high,
  };
  writer.usedThisWeek.add(templateId);
}

/** Seconds and bands of the week without a chosen session. */
export function without(
  { seconds, chosen, racePaceZone }: WeekWriter,
  { slot, steps }: { slot: PlacedSlot; steps: readonly ResolvedStep[] },
): Pick<WeekWriter, "seconds" | "chosen"> {
  const bands = bandSeconds(steps, racePaceZone);
  return {
    seconds: seconds + restSeconds(slot.minutes, bands),
    chosen: {
      low: chosen.low - bands.low,
      mid: chosen.mid - bands.mid,
      high: chosen.high - bands.high,
    },
  };
}
