import { ladderNamed, rungMinutes, rungOf, type LadderStep } from "../../ladders/index.ts";
import { fitRung, longSwim, type ResolvedStep, type WeekWriter } from "../../sessions/index.ts";

/** True if an exercise of these minutes holds the rung without too much easy time beside it. */
export function fitsRung(step: LadderStep, minutes: number, writer: WeekWriter): boolean {
  const { discipline, isLong, isLast, easyAfter } = ladderNamed(step.ladder);
  const { most } = rungMinutes(step, writer.measures.swim.paces.Z4);
  const isFilled = isLong === true || isLast === true || easyAfter !== undefined;
  const isTidy = isFilled || discipline === "swim" || minutes <= most;
  return isTidy && rungSteps(step, minutes, writer) !== null;
}

/** The steps of the rung in these minutes; null if they do not hold all of it. */
export function rungSteps(
  step: LadderStep,
  minutes: number,
  { measures }: WeekWriter,
): ResolvedStep[] | null {
  if (step.ladder !== "swim-long") {
    return fitRung(step, minutes, measures[ladderNamed(step.ladder).discipline]);
  }
  const [, piece] = rungOf(step);
  const made = longSwim({ swim: { piece }, measures }, minutes);
  return made?.piece === piece ? made.steps : null;
}
