import { sum } from "../../model/numbers.ts";
import type { EdgeStep, RepeatStep, TemplateStep } from "../library/template-types.ts";
import { edgeLength } from "./edge-lengths.ts";
import { repetitions, setItems } from "./repetitions.ts";
import type { Fit, Measure, ResolvedStep } from "./resolved-step.ts";
import { tidyReps } from "../../model/tidy-numbers.ts";

/** Minimum share of a warm-up and cool-down that may be shortened. */
const MIN_EDGE = 0.4;
const MINUTE = 60;
/** A shorter remainder is added to the warm-up. */
const MIN_STEADY_SECONDS = 240;

/** Fits the steps of a ride or run exactly into the minutes, in whole minutes. */
export function resolveLand(
  steps: readonly TemplateStep[],
  minutes: number,
  { discipline }: Pick<Measure, "discipline">,
  { share, isLenient = false }: Fit,
): ResolvedStep[] | null {
  const sets = steps.filter((step) => step.kind === "repeat");
  const lengths = sets.map(repSeconds);
  const total = (counts: readonly number[]) =>
    sum(counts.map((count, index) => count * (lengths[index] ?? 0)));
  const seconds = minutes * MINUTE;
  const wanted = steps.map((step) => wantedSeconds(step, minutes, discipline));
  const least = total(sets.map((set) => set.least));
  const edges = fittedEdges(steps, wanted, seconds - least, MIN_EDGE);
  if (edges) {
    const counts = repetitions(sets, lengths, seconds - sum(edges), share).map((count, index) =>
      tidyCount(sets[index], count),
    );
    return assemble(steps, grown(steps, edges, seconds - total(counts)), counts, seconds);
  }
  if (!isLenient) return null;
  return assemble(steps, fittedEdges(steps, wanted, seconds, 0) ?? [], [], seconds);
}

const repSeconds = (set: RepeatStep) =>
  sum(setItems(set).map(({ quantity, rest }) => quantity + rest));

const isEdge = (step: TemplateStep): step is EdgeStep =>
  step.kind === "warmup" || step.kind === "cooldown";

const wantedSeconds = (
  step: TemplateStep,
  minutes: number,
  discipline: Measure["discipline"],
): number => {
  if (!isEdge(step)) return 0;
  return step.quantity ?? MINUTE * edgeLength(discipline, minutes, step.kind);
};

/** Seconds of warm-up and cool-down by step, shortened to the available time; null if too short. */
function fittedEdges(
  steps: readonly TemplateStep[],
  wanted: readonly number[],
  seconds: number,
  leastPart: number,
): number[] | null {
  const all = sum(wanted);
  if (all <= seconds) return [...wanted];
  const isFirm = steps.some((step) => isEdge(step) && step.most !== undefined);
  if (seconds < 0 || seconds < leastPart * all || (isFirm && leastPart > 0)) return null;
  return wanted.map((edge) => MINUTE * Math.floor((edge * seconds) / all / MINUTE));
}

/** Lengthens the warm-up, then the cool-down, as far as the template allows. */
function grown(
  steps: readonly TemplateStep[],
  edges: readonly number[],
  seconds: number,
): number[] {
  let left = seconds - sum(edges);
  return edges.map((edge, index) => {
    const step = steps[index];
    const most = step && isEdge(step) ? (step.most ?? edge) : edge;
    const more = Math.max(0, Math.min(most - edge, left));
    left -= more;
    return edge + more;
  });
}

/** Tidy repetitions that take whole minutes, if there are any. */
function tidyCount(set: RepeatStep | undefined, count: number): number {
  if (!set) return count;
  const length = repSeconds(set);
  return tidyReps([set.least, count], (reps) => (reps * length) % MINUTE === 0);
}

function assemble(
  steps: readonly TemplateStep[],
  edges: readonly number[],
  counts: readonly number[],
  seconds: number,
): ResolvedStep[] {
  const sets = steps.filter((step) => step.kind === "repeat");
  const setTime = sum(sets.map((set, index) => (counts[index] ?? 0) * repSeconds(set)));
  const left = seconds - sum(edges) - setTime;
  const isAdded = steps[0]?.kind === "warmup" && left > 0 && left < MIN_STEADY_SECONDS;
  const remaining = [...counts];
  return steps.flatMap((step, index): ResolvedStep[] => {
    if (step.kind === "repeat") {
      const repeat = remaining.shift() ?? 0;
      const items = setItems(step).map((item) => ({ ...item, seconds: item.quantity }));
      return repeat === 0 ? [] : [{ kind: "main", repeat, items }];
    }
    const quantity = isEdge(step)
      ? (edges[index] ?? 0) + (isAdded && index === 0 ? left : 0)
      : isAdded
        ? 0
        : left;
    if (quantity <= 0) return [];
    const item = { quantity, effort: step.effort, rest: 0, seconds: quantity };
    return [{ kind: step.kind, repeat: 1, items: [item] }];
  });
}
