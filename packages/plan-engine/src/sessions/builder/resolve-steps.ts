import type { Discipline } from "@triplan/domain";
import type { Effort, EffortPaces } from "../../intensity/index.ts";
import { sum } from "../../model/numbers.ts";
import type { RepeatStep, Stretch, TemplateStep } from "../library/template-types.ts";

/** Converts quantities to seconds for one discipline in one week. */
export interface Measure {
  discipline: Discipline;
  paces: EffortPaces;
  /** Metres of one pool length. */
  poolLength: number;
}

/** A stretch with its moving time; quantity as in the template. */
export interface ResolvedStretch extends Stretch {
  seconds: number;
}

export interface ResolvedStep {
  kind: "warmup" | "main" | "steady" | "cooldown";
  repeat: number;
  items: readonly ResolvedStretch[];
}

export interface Fit {
  /** Share of the repetitions that would fit, above 0 to 1. */
  share: number;
  /** Drops repetitions and shrinks warm-up and cool-down as far as needed. */
  isLenient?: boolean;
}

/** Minimum share of the template's warm-up and cool-down. */
const MIN_EDGE = 0.4;
const EDGE_GRID_SECONDS = 30;
/** Time by which whole pool lengths may exceed the available time. */
const SPARE_SECONDS = 10;
/** A shorter remainder is added to the warm-up. */
const MIN_STEADY_SECONDS = 120;
/** Swims fill the remaining time in multiples of this, slow swims in single lengths. */
const FILL_METERS = 50;
const FILL_SECONDS = 90;

/**
 * Fits the steps of a template into the minutes: fixed ends, as many repetitions as fit, the steady
 * part fills the rest. Rides and runs are exact, swims up to about a minute short. Null if even the
 * minimum repetitions do not fit.
 */
export function resolveSteps(
  steps: readonly TemplateStep[],
  minutes: number,
  measure: Measure,
  fit: Fit,
): ResolvedStep[] | null {
  const sets = steps.filter((step) => step.kind === "repeat");
  const least = setSeconds(sets, measure);
  const seconds = minutes * 60;
  const edges = fittedEdges(steps, seconds - least, measure, MIN_EDGE);
  if (edges) {
    const counts = repetitions(sets, seconds - secondsOf(edges), measure, fit.share);
    return assemble(steps, edges, counts, seconds, measure);
  }
  if (fit.isLenient !== true) return null;
  const shrunk = fittedEdges(steps, seconds, measure, 0) ?? [];
  return assemble(steps, shrunk, [], seconds, measure);
}

/** Seconds of the minimum repetitions of all sets. */
export const setSeconds = (steps: readonly TemplateStep[], measure: Measure): number =>
  sum(
    steps
      .filter((step) => step.kind === "repeat")
      .map((set) => set.least * repSeconds(set, measure)),
  );

const secondsOf = (edges: readonly (ResolvedStretch | null)[]) =>
  sum(edges.map((edge) => edge?.seconds ?? 0));

/**
 * Warm-up and cool-down by step, shrunk to the available seconds; null if below the minimum share.
 * With a minimum of 0, an end may disappear.
 */
function fittedEdges(
  steps: readonly TemplateStep[],
  seconds: number,
  measure: Measure,
  leastPart: number,
): (ResolvedStretch | null)[] | null {
  const edges = sum(steps.map((step) => edgeSeconds(step, measure)));
  if (seconds < leastPart * edges || seconds < 0) return null;
  const scale = edges > 0 ? Math.min(1, seconds / edges) : 1;
  const fewestLengths = leastPart > 0 ? 1 : 0;
  const fitted = steps.map((step) => resolveEdge(step, scale, fewestLengths, measure));
  return secondsOf(fitted) <= seconds + SPARE_SECONDS ? fitted : null;
}

/** Moving time of a stretch, in whole lengths for swims. */
function resolveStretch(stretch: Stretch, measure: Measure): ResolvedStretch {
  if (measure.discipline !== "swim") return { ...stretch, seconds: stretch.quantity };
  const lengths = Math.max(1, Math.round(stretch.quantity / measure.poolLength));
  return { ...stretch, ...swim(lengths, stretch.effort, stretch.rest, measure) };
}

function swim(lengths: number, effort: Effort, rest: number, measure: Measure): ResolvedStretch {
  const quantity = lengths * measure.poolLength;
  return { quantity, effort, rest, seconds: (quantity / 100) * measure.paces[effort] };
}

const setItems = (set: RepeatStep): readonly Stretch[] =>
  set.recovery ? [...set.items, set.recovery] : set.items;

function repSeconds(set: RepeatStep, measure: Measure): number {
  let total = 0;
  for (const item of setItems(set)) {
    total += measure.discipline === "swim" ? resolveStretch(item, measure).seconds : item.quantity;
    total += item.rest;
  }
  return total;
}

const isEdge = (step: TemplateStep) => step.kind === "warmup" || step.kind === "cooldown";

function edgeSeconds(step: TemplateStep, measure: Measure): number {
  if (!isEdge(step) || !("quantity" in step)) return 0;
  return resolveStretch({ ...step, rest: 0 }, measure).seconds;
}

function resolveEdge(
  step: TemplateStep,
  scale: number,
  fewestLengths: number,
  measure: Measure,
): ResolvedStretch | null {
  if (!isEdge(step) || !("quantity" in step)) return null;
  const { effort } = step;
  const quantity = step.quantity * scale;
  if (measure.discipline === "swim") {
    const lengths = Math.floor(quantity / measure.poolLength + 1e-9);
    return swim(Math.max(fewestLengths, lengths), effort, 0, measure);
  }
  const seconds =
    scale === 1 ? quantity : Math.floor(quantity / EDGE_GRID_SECONDS) * EDGE_GRID_SECONDS;
  return { quantity: seconds, effort, rest: 0, seconds };
}

/** Repetitions of each set: adds one of each in turn while they fit, then applies the share. */
function repetitions(
  sets: readonly RepeatStep[],
  seconds: number,
  measure: Measure,
  share: number,
): number[] {
  const lengths = sets.map((set) => repSeconds(set, measure));
  const counts = sets.map((set) => set.least);
  let left = seconds - sum(sets.map((set, index) => set.least * (lengths[index] ?? 0)));
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const [index, set] of sets.entries()) {
      const length = lengths[index] ?? 0;
      const count = counts[index] ?? 0;
      if (count >= set.most || length > left) continue;
      counts[index] = count + 1;
      left -= length;
      isGrowing = true;
    }
  }
  return sets.map((set, index) => Math.max(set.least, Math.round((counts[index] ?? 0) * share)));
}

function assemble(
  steps: readonly TemplateStep[],
  edges: readonly (ResolvedStretch | null)[],
  counts: readonly number[],
  seconds: number,
  measure: Measure,
): ResolvedStep[] {
  const sets = steps.filter((step) => step.kind === "repeat");
  const setTime = sum(sets.map((set, index) => (counts[index] ?? 0) * repSeconds(set, measure)));
  const left = seconds - secondsOf(edges) - setTime;
  const remaining = [...counts];
  const resolved: ResolvedStep[] = [];
  const hasWarmup = steps[0]?.kind === "warmup";
  const isAddedToWarmup =
    measure.discipline !== "swim" && hasWarmup && left > 0 && left < MIN_STEADY_SECONDS;
  for (const [index, step] of steps.entries()) {
    if (step.kind === "repeat") {
      const repeat = remaining.shift() ?? 0;
      if (repeat === 0) continue;
      const items = setItems(step).map((item) => resolveStretch(item, measure));
      resolved.push({ kind: "main", repeat, items });
    } else if (step.kind === "steady") {
      const fill = isAddedToWarmup ? null : resolveFill(step.effort, left, measure);
      if (fill) resolved.push({ kind: "steady", repeat: 1, items: [fill] });
    } else {
      const edge = edges[index];
      const extra = isAddedToWarmup && index === 0 ? left : 0;
      if (edge && edge.seconds + extra > 0) {
        resolved.push({ kind: step.kind, repeat: 1, items: [lengthened(edge, extra)] });
      }
    }
  }
  return resolved;
}

const lengthened = (edge: ResolvedStretch, seconds: number): ResolvedStretch =>
  seconds === 0
    ? edge
    : { ...edge, quantity: edge.quantity + seconds, seconds: edge.seconds + seconds };

function resolveFill(effort: Effort, left: number, measure: Measure): ResolvedStretch | null {
  if (left <= 0) return null;
  if (measure.discipline !== "swim") return { quantity: left, effort, rest: 0, seconds: left };
  const lengthSeconds = (measure.poolLength / 100) * measure.paces[effort];
  const perPiece = Math.max(1, Math.round(FILL_METERS / measure.poolLength));
  const isSlow = perPiece * lengthSeconds > FILL_SECONDS;
  const grid = isSlow ? 1 : perPiece;
  const lengths = Math.floor(left / lengthSeconds / grid + 1e-9) * grid;
  return lengths > 0 ? swim(lengths, effort, 0, measure) : null;
}
