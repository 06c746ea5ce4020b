import { DISCIPLINES, DISCIPLINE_NOUNS, listed, type PerDiscipline } from "@triplan/domain";

/** "4 swims and 22 runs to come get new targets."; nothing for none. */
export function retargetedText(counts: PerDiscipline<number>): string {
  const parts = DISCIPLINES.flatMap((discipline) => {
    const count = counts[discipline];
    const noun = DISCIPLINE_NOUNS[discipline];
    return count === 0 ? [] : [`${count} ${count === 1 ? noun : `${noun}s`}`];
  });
  if (parts.length === 0) return "";
  const isOne = DISCIPLINES.reduce((total, discipline) => total + counts[discipline], 0) === 1;
  return `${listed(parts)} to come ${isOne ? "gets" : "get"} new targets.`;
}
