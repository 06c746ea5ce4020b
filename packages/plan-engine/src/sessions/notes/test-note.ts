import { DISCIPLINE_NOUNS, type Discipline, type ExperienceLevel } from "@triplan/domain";
import { RAMP_TEST } from "../../fitness-tests/index.ts";
import { byLevel } from "../../model/by-level.ts";

/** First watts of the ramp, and those added each minute. */
const RAMP_START = byLevel(80, 100, 120);
const RAMP_STEP = byLevel(15, 20, 20);

/** How to do a test, and what may replace it. */
export function testNote(
  { discipline, templateId }: { discipline: Discipline; templateId: string },
  level: ExperienceLevel,
): string {
  const ramp =
    templateId === RAMP_TEST.templateId
      ? `On a smart trainer: start at ${RAMP_START[level]} W and add ${RAMP_STEP[level]} W each minute until you can't go on. `
      : "";
  const optional =
    level === "beginner"
      ? `Optional: if you would rather not, ${DISCIPLINE_NOUNS[discipline]} easy for this time. `
      : "";
  return `${optional}${ramp}You are rested: the result shows your new threshold.`;
}
