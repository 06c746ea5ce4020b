import { poolUnitToMeters } from "@triplan/domain";
import type { Effort } from "../../intensity/index.ts";
import { sum } from "../../model/numbers.ts";
import type { RepeatStep, Stretch, TemplateStep } from "../library/template-types.ts";
import { inPool, poolOf, swimSeconds, type Pool } from "./pool.ts";
import { repetitions, setItems } from "./repetitions.ts";
import type { Fit, Measure, ResolvedStep, ResolvedStretch } from "./resolved-step.ts";
import { SHORT_METERS, swimEdges, type SwimEdge } from "./swim-edges.ts";
import { layOutSwim, SHORT_REST, type Fill, type SwimLayout } from "./swim-fill.ts";
import { tidyReps } from "../../model/tidy-numbers.ts";

/** Time by which whole pool lengths may exceed the available time. */
const SPARE_SECONDS = 10;

/** Fits the steps of a swim into the minutes: whole lengths, tidy sets and a tidy total. */
export function resolveSwim(
  steps: readonly TemplateStep[],
  minutes: number,
  measure: Measure,
  { share, isLenient = false }: Fit,
): ResolvedStep[] | null {
  const pool = poolOf(measure);
  const seconds = minutes * 60 + SPARE_SECONDS;
  const warmups = swimEdges(steps, "warmup", minutes, isLenient);
  const cooldowns = swimEdges(steps, "cooldown", minutes, isLenient);
  const sets = steps.filter((step) => step.kind === "repeat");
  const lengths = sets.map((set) => sum(setItems(set).map((item) => stretchSeconds(item, pool))));
  const time = (counts: readonly number[]) =>
    sum(counts.map((count, index) => count * (lengths[index] ?? 0)));
  const least = time(sets.map((set) => set.least));
  const usual = edgeSeconds(warmups[0], pool) + edgeSeconds(cooldowns[0], pool);
  const shortest = shortestOf(warmups, pool) + shortestOf(cooldowns, pool);
  const edges = least + usual <= seconds ? usual : shortest;
  if (least + edges > seconds && !isLenient) return null;
  const counts = sets.map(() => 0);
  if (least + edges <= seconds) {
    const most = repetitions(sets, lengths, seconds - edges, share);
    for (const [index, set] of sets.entries()) {
      counts[index] = tidyCount(set, most[index] ?? 0, pool);
    }
  }
  const { effort, most = Number.POSITIVE_INFINITY } = steadyOf(steps);
  const layout = layOutSwim({
    seconds,
    sets: { seconds: time(counts), meters: metersOf(sets, counts, pool) },
    warmups,
    cooldowns,
    effort,
    maxFill: most,
    pool,
  });
  return layout && assembled(steps, counts, layout, effort, pool);
}

const steadyOf = (steps: readonly TemplateStep[]): { effort: Effort; most?: number } =>
  steps.find((step) => step.kind === "steady") ?? { effort: "Z2", most: 0 };

const stretchSeconds = ({ quantity, effort, rest }: Stretch, pool: Pool) =>
  swimSeconds(inPool(quantity, pool), effort, pool) + rest;

const edgeSeconds = (edge: SwimEdge | undefined, pool: Pool): number =>
  edge
    ? swimSeconds(inPool(edge.meters, pool), "Z1", pool) +
      edge.shortReps * (swimSeconds(inPool(SHORT_METERS, pool), "Z1", pool) + SHORT_REST)
    : 0;

const shortestOf = (edges: readonly SwimEdge[], pool: Pool) =>
  Math.min(...edges.map((edge) => edgeSeconds(edge, pool)));

const repMeters = (set: RepeatStep, pool: Pool) =>
  sum(setItems(set).map(({ quantity }) => inPool(quantity, pool)));

const metersOf = (sets: readonly RepeatStep[], counts: readonly number[], pool: Pool) =>
  sum(sets.map((set, index) => (counts[index] ?? 0) * repMeters(set, pool)));

/** Tidy repetitions whose metres are round, if there are any. */
function tidyCount(set: RepeatStep, count: number, pool: Pool): number {
  const once = repMeters(set, pool);
  return tidyReps([set.least, count], (reps) => !pool.isRound || (reps * once) % 50 === 0);
}

function assembled(
  steps: readonly TemplateStep[],
  counts: readonly number[],
  { warmup, cooldown, fill }: SwimLayout,
  effort: Effort,
  pool: Pool,
): ResolvedStep[] {
  const remaining = [...counts];
  return steps.flatMap((step): ResolvedStep[] => {
    if (step.kind === "steady") return fill ? [fillStep(fill, effort, pool)] : [];
    if (step.kind !== "repeat") {
      return edgeSteps(step.kind, step.kind === "warmup" ? warmup : cooldown, pool);
    }
    const repeat = remaining.shift() ?? 0;
    const items = setItems(step).map((item) => swum(item, pool));
    return repeat === 0 ? [] : [{ kind: "main", repeat, items }];
  });
}

const swum = ({ quantity, ...item }: Stretch, pool: Pool): ResolvedStretch => {
  const distance = inPool(quantity, pool);
  return {
    ...item,
    quantity: poolUnitToMeters(distance, pool.unit),
    seconds: swimSeconds(distance, item.effort, pool),
  };
};

const fillStep = ({ reps, meters, rest }: Fill, effort: Effort, pool: Pool): ResolvedStep => ({
  kind: "steady",
  repeat: reps,
  items: [swum({ quantity: meters, effort, rest: reps === 1 ? 0 : rest }, pool)],
});

function edgeSteps(
  kind: "warmup" | "cooldown",
  { meters, shortReps }: SwimEdge,
  pool: Pool,
): ResolvedStep[] {
  const easy = swum({ quantity: meters, effort: "Z1", rest: 0 }, pool);
  const short = swum({ quantity: SHORT_METERS, effort: "Z1", rest: SHORT_REST }, pool);
  return [
    ...(meters > 0 ? [{ kind, repeat: 1, items: [easy] }] : []),
    ...(shortReps > 0 ? [{ kind, repeat: shortReps, items: [short] }] : []),
  ];
}
