import { Glyph } from "@triplan/ui";
import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";
import styles from "./highlight-line.module.css";
import { weekHighlight } from "./week-highlight.ts";

interface HighlightLineProps {
  plan: PlanRow;
  week: number;
  rows: readonly ExerciseRow[];
}

/** One quiet sentence about what stands out in the week. */
export function HighlightLine({ plan, week, rows }: HighlightLineProps) {
  const hasDone = rows.some(({ isCompleted }) => isCompleted);
  const { data } = trpc.exercises.season.useQuery(
    { planId: plan.id },
    { staleTime: FRESH_MS, enabled: hasDone },
  );
  const text = weekHighlight(week, rows, data?.highlights ?? []);
  if (text === null) return null;
  return (
    <p className={styles.line}>
      <Glyph name="check" size={16} />
      {text}
    </p>
  );
}
