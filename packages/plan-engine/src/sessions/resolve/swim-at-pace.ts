import { isEasy } from "../../intensity/index.ts";
import { rungOf, rungWithId, type LadderStep } from "../../ladders/index.ts";
import { tidyRepsTo } from "../../model/tidy-numbers.ts";
import { findTemplate } from "../library/library.ts";
import type { SessionTemplate, TemplateStep } from "../library/template-types.ts";
import { fitRung } from "./fit-rung.ts";
import { longSwim } from "./long-swim.ts";
import { poolOf, swimTotal } from "./pool.ts";
import { resolveSteps } from "./resolve-steps.ts";
import type { Measure, ResolvedStep } from "./resolved-step.ts";
import { isRoundTotal } from "./swim-fill.ts";

interface PlannedSwim {
  templateId: string;
  /** Minutes. */
  duration: number;
  /** Repetitions of each set; null if an easy swim holds as many as fit. */
  counts: readonly number[] | null;
}

/**
 * The steps of a swim at another pace in the same minutes: the same sets, with other easy metres. A
 * pace that is too slow for a set leaves out repetitions. Null for an unknown template.
 */
export function swimAtPace(swim: PlannedSwim, measure: Measure): ResolvedStep[] | null {
  const { templateId, duration, counts } = swim;
  const template = findTemplate(templateId);
  if (!template) return null;
  const rung = rungWithId(templateId);
  if (rung?.ladder === "swim-long") {
    const [, piece] = rungOf(rung);
    return longSwim({ swim: { piece }, measures: { swim: measure } }, duration)?.steps ?? null;
  }
  if (!counts) return easySwim(template, duration, measure);
  const fit = { share: 1 };
  const steps = rung
    ? firstRound(counts, measure, ([reps]) => rungWith(rung, reps, duration, measure))
    : firstRound(counts, measure, (each) =>
        resolveSteps(withCounts(template.steps, each), duration, measure, fit),
      );
  return steps ?? resolveSteps(template.steps, duration, measure, { ...fit, isLenient: true });
}

function rungWith(step: LadderStep, reps: number | undefined, minutes: number, measure: Measure) {
  const isWhole = reps === rungOf(step)[0];
  return isWhole ? fitRung(step, minutes, measure) : fitRung(step, minutes, measure, reps);
}

/** Repetitions of the sets in the engine's own exercise; null if it holds as many as fit. */
export function plannedCounts(
  { templateId, counts }: Pick<PlannedSwim, "templateId"> & { counts: readonly number[] },
  isLoading: boolean,
): readonly number[] | null {
  const rung = rungWithId(templateId);
  // A taper has half the repetitions.
  if (rung) return [isLoading ? rungOf(rung)[0] : Math.ceil(rungOf(rung)[0] / 2)];
  const template = findTemplate(templateId);
  return template && isEasy(template.intensity) ? null : counts;
}

function easySwim(
  { steps, minutes: [least, most] }: SessionTemplate,
  minutes: number,
  measure: Measure,
): ResolvedStep[] | null {
  const isWithin = minutes >= least && minutes <= most;
  const whole = isWithin ? resolveSteps(steps, minutes, measure, { share: 1 }) : null;
  return whole ?? resolveSteps(steps, minutes, measure, { share: 1, isLenient: true });
}

type StepsOf = (counts: readonly number[]) => ResolvedStep[] | null;

/** The steps with these repetitions, or the next fewer ones that fit and make a round total. */
function firstRound(
  counts: readonly number[],
  measure: Measure,
  stepsOf: StepsOf,
): ResolvedStep[] | null {
  const pool = poolOf(measure);
  const round = firstFit(counts, (each) => {
    const steps = stepsOf(each);
    return steps && isRoundTotal(swimTotal(steps, pool), "Z2", pool) ? steps : null;
  });
  return round ?? firstFit(counts, stepsOf);
}

/** The steps with these repetitions, or the next fewer ones that fit. */
function firstFit(counts: readonly number[], stepsOf: StepsOf): ResolvedStep[] | null {
  let current = [...counts];
  for (;;) {
    const steps = stepsOf(current);
    if (steps) return steps;
    const most = Math.max(...current);
    const [fewer] = tidyRepsTo(most - 1);
    if (fewer === undefined) return null;
    current = current.with(current.indexOf(most), fewer);
  }
}

function withCounts(steps: readonly TemplateStep[], counts: readonly number[]): TemplateStep[] {
  const left = [...counts];
  return steps.flatMap((step): TemplateStep[] => {
    if (step.kind !== "repeat") return [step];
    const count = left.shift() ?? 0;
    return count === 0 ? [] : [{ ...step, least: count, most: count }];
  });
}
