import { ladderNamed, rungWithId } from "../ladders/index.ts";

/** The long swim of plans that were made before it had a ladder. */
const LONG_SWIM = "S04";

// Kept outside the library, since the season rules must work without it.
const LONG_TEMPLATES: Readonly<Record<"bike" | "run", ReadonlySet<string>>> = {
  bike: new Set(["B03", "B04", "B05"]),
  run: new Set(["R05", "R06", "R07"]),
};

type Templated = Readonly<Record<"templateId", string>>;

/** True for long rides, or for long runs, also those with a set at their end. */
export function isLongOf(discipline: "bike" | "run", { templateId }: Templated): boolean {
  const rung = rungWithId(templateId);
  if (!rung) return LONG_TEMPLATES[discipline].has(templateId);
  const ladder = ladderNamed(rung.ladder);
  return ladder.isLong === true && ladder.discipline === discipline;
}

export const isLongSwim = ({ templateId }: Templated): boolean =>
  templateId === LONG_SWIM || rungWithId(templateId)?.ladder === "swim-long";

/** True for long swims, rides and runs. */
export const isLong = (exercise: Templated): boolean =>
  isLongSwim(exercise) || isLongOf("bike", exercise) || isLongOf("run", exercise);
