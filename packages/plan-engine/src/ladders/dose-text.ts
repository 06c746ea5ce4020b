import type { PoolUnit } from "@triplan/domain";
import { ladderNamed, rungOf, type LadderStep } from "./ladders.ts";
import { longPiece } from "./long-piece.ts";

/**
 * A rung in words: "4 × 8 min", "6 × 45 s", "2 × (8 × 30 s)", "10 × 100 m", "750 m in one piece"; swims in
 * the unit of the pool. `asked` replaces its repetitions, the metres of a long swim or the minutes of an easy
 * run off the bike.
 */
export function doseText(step: LadderStep, unit: PoolUnit, asked?: number): string {
  const { discipline, pattern, easyAfter } = ladderNamed(step.ladder);
  const [all, work] = rungOf(step);
  const reps = asked ?? all;
  if (step.ladder === "swim-long") return `${longPiece(asked ?? work, unit)} ${unit} in one piece`;
  if (easyAfter) {
    const easy = asked ?? easyAfter[step.rung - 1] ?? 0;
    return work > 0 ? `${work} min at race pace` : `${easy} min easy`;
  }
  return times(reps, discipline === "swim" ? `${work} ${unit}` : workText(work, pattern));
}

const times = (count: number, text: string) => (count === 1 ? text : `${count} × ${text}`);

type Pattern = NonNullable<ReturnType<typeof ladderNamed>["pattern"]>;

function workText(work: number, pattern: Pattern | undefined): string {
  if (!pattern) return minutesText(work);
  const once = pattern.reduce((total, [minutes]) => total + minutes, 0);
  const [first] = pattern;
  // Short parts are counted, longer ones are told by their sum: 30/30s, but 6 min of over-unders.
  return once > 1 || !first ? minutesText(work * once) : `(${work} × ${minutesText(first[0])})`;
}

const minutesText = (minutes: number) =>
  Number.isInteger(minutes) ? `${minutes} min` : `${Math.round(60 * minutes)} s`;
