import { ladderNamed, rungMinutes, type LadderStep } from "../../ladders/index.ts";
import { fitRung, type WeekWriter } from "../../sessions/index.ts";

/** True if an exercise of these minutes holds the rung without too much easy time beside it. */
export function fitsRung(step: LadderStep, minutes: number, { measures }: WeekWriter): boolean {
  const { discipline, isLong, isLast } = ladderNamed(step.ladder);
  const { most } = rungMinutes(step, measures.swim.paces.Z4);
  const isTidy = isLong === true || isLast === true || discipline === "swim" || minutes <= most;
  return isTidy && fitRung(step, minutes, measures[discipline]) !== null;
}
