import { doseText, topRung, type ClimbingAthlete, type LadderStep } from "../../ladders/index.ts";
import type { RungProgress } from "../resolve/written-session.ts";

/**
 * Progress of an exercise's set: "4 × 8 min, up from 3 × 10 min 2 weeks ago; the next step
 * is 2 × 15 min."
 */
export function progressText(
  { step, before }: RungProgress,
  week: number,
  athlete: ClimbingAthlete,
): string {
  const { ladder, rung } = step;
  const next = { ladder, rung: rung + 1 };
  const hasNext = rung < topRung(ladder, athlete) && doseText(next) !== doseText(step);
  const ahead = hasNext ? `; the next step is ${doseText(next)}` : "";
  return `${doseText(step)}${since(step, before, week)}${ahead}.`;
}

function since({ ladder, rung }: LadderStep, before: RungProgress["before"], week: number): string {
  if (!before) return " to begin with";
  const weeks = week - before.week;
  const when = weeks === 1 ? "last week" : `${weeks} weeks ago`;
  const earlier = doseText({ ladder, rung: before.rung });
  if (earlier === doseText({ ladder, rung })) return `, as ${when}`;
  return `, up from ${earlier} ${when}`;
}
