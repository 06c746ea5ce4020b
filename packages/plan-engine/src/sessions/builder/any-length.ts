import type { Discipline } from "@triplan/domain";
import { templateNamed } from "../library/library.ts";
import type { SessionTemplate } from "../library/template-types.ts";
import { resolveSteps } from "../resolve/resolve-steps.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";
import type { WeekWriter } from "./week-writer.ts";

/** Easy templates that fit any length. */
const ANY_LENGTH = {
  swim: ["S03", "S02"],
  bike: ["B01", "B02"],
  run: ["R01", "R02"],
} as const satisfies Record<Discipline, readonly [short: string, long: string]>;
const SHORT_MINUTES = 25;

/** An easy template and its steps, for an exercise that no other template fits. */
export function anyLength(
  { measures }: Pick<WeekWriter, "measures">,
  discipline: Discipline,
  minutes: number,
): { template: SessionTemplate; steps: ResolvedStep[] } {
  const [short, long] = ANY_LENGTH[discipline];
  const template = templateNamed(minutes <= SHORT_MINUTES ? short : long);
  const fit = { share: 1, isLenient: true };
  const steps = resolveSteps(template.steps, minutes, measures[discipline], fit) ?? [];
  return { template, steps };
}
