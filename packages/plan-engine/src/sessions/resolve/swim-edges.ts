import type { TemplateStep } from "../library/template-types.ts";
import { edgeLength } from "./edge-lengths.ts";
import { TIDY_METERS } from "../../model/tidy-numbers.ts";

/** Minimum share of a warm-up and cool-down that may be shortened. */
const MIN_EDGE = 0.25;
/** Metres by which a warm-up or cool-down may grow where its template sets no limit. */
const EDGE_GROWTH = 100;
/** Longer warm-ups end with short repetitions. */
const MAX_PLAIN_WARMUP = 300;
/** Numbers of 50s that a warm-up may end with. */
const SHORT_REPS = [0, 4, 6, 8] as const;
export const SHORT_METERS = 50;

/** A possible warm-up or cool-down, in metres. */
export interface SwimEdge {
  meters: number;
  /** Repetitions of 50 m after it. */
  shortReps: number;
  /** Metres away from the length that suits the exercise. */
  deviation: number;
}

const NO_EDGE: SwimEdge = { meters: 0, shortReps: 0, deviation: 0 };

/** Possible warm-ups or cool-downs, best first. */
export function swimEdges(
  steps: readonly TemplateStep[],
  kind: "warmup" | "cooldown",
  minutes: number,
  isLenient: boolean,
): SwimEdge[] {
  const step = steps.find((each) => each.kind === kind);
  if (!step || !("quantity" in step)) return [NO_EDGE];
  const wanted = step.quantity ?? edgeLength("swim", minutes, kind);
  if (step.most !== undefined) return betweenEdges(wanted, step.most, kind);
  const shortReps = kind === "warmup" && wanted > MAX_PLAIN_WARMUP ? 4 : 0;
  const plain = wanted - shortReps * SHORT_METERS;
  const shortest = isLenient ? 0 : Math.max(SHORT_METERS, MIN_EDGE * wanted);
  const lengths = TIDY_METERS.filter((meters) => meters >= shortest && meters <= wanted);
  const longer = TIDY_METERS.filter((each) => each > plain && each <= plain + EDGE_GROWTH);
  return [
    { meters: plain, shortReps, deviation: 0 },
    ...longer.map((meters) => ({ meters, shortReps, deviation: meters - plain })),
    ...lengths.map((meters) => ({ meters, shortReps: 0, deviation: wanted - meters })),
    ...(isLenient ? [{ ...NO_EDGE, deviation: wanted }] : []),
  ].toSorted((a, b) => a.deviation - b.deviation);
}

function betweenEdges(least: number, most: number, kind: "warmup" | "cooldown"): SwimEdge[] {
  const lengths = TIDY_METERS.filter((meters) => meters >= least && meters <= most);
  return lengths.flatMap((meters) =>
    (kind === "warmup" ? SHORT_REPS : [0]).map((shortReps) => ({
      meters,
      shortReps,
      deviation: 0,
    })),
  );
}
