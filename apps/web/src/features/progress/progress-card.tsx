import { Button, Skeleton } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconPencil, IconRuler2 } from "@tabler/icons-react";
import { DISCIPLINES, formatClock, parseFinishTime, targetPaces } from "@triplan/domain";
import { pacesOf } from "@triplan/plan-engine";
import { useFeature } from "../../shared/network/use-feature.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { DisciplineTile } from "./discipline-tile.tsx";
import { MeasuredProgress } from "./measured-progress.tsx";
import { PlanAdherence } from "./plan-adherence.tsx";
import styles from "./progress-card.module.css";
import { useFixExercises } from "./use-fix-exercises.ts";

interface ProgressCardProps {
  plan: PlanRow;
  onAdjust: () => void;
  onEdit: () => void;
}

function goalLine({ goalFinishTime }: PlanRow): string {
  const goal = goalFinishTime === null ? null : parseFinishTime(goalFinishTime);
  return goal === null ? "No finish-time goal" : `Finish-time goal ${formatClock(goal)}`;
}

/** Current and target pace of each sport, and the dialogs that change the plan. */
export function ProgressCard({ plan, onAdjust, onEdit }: ProgressCardProps) {
  const isMeasured = useFeature("measured-progress");
  const fix = useFixExercises(plan.id);
  return (
    <section className={styles.card} aria-labelledby="progress-tracking">
      <div className={styles.head}>
        <div>
          <h2 id="progress-tracking" className={styles.title}>
            Progress Tracking
          </h2>
          <p className={styles.goal}>{goalLine(plan)}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={onEdit}
        >
          Edit Plan
        </Button>
      </div>
      <PlanAdherence planId={plan.id} />
      {isMeasured === undefined && <Skeleton height={200} radius={8} mt={16} />}
      {isMeasured === true && <MeasuredProgress planId={plan.id} />}
      {isMeasured === false && <PlaceholderTiles plan={plan} />}
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={onAdjust}
        >
          Adjust Training Plan
        </Button>
        <Button
          variant="default"
          leftSection={<IconRuler2 size={16} aria-hidden />}
          aria-disabled={fix.isPending}
          onClick={() => fix.isPending || fix.start()}
        >
          Fix Exercise Limits
        </Button>
      </div>
    </section>
  );
}

/** The specification's tiles, whose gains are placeholders. */
function PlaceholderTiles({ plan }: { plan: PlanRow }) {
  const current = pacesOf(plan);
  const target = targetPaces(current);
  return (
    <div className={styles.tiles}>
      {DISCIPLINES.map((discipline) => (
        <DisciplineTile
          key={discipline}
          discipline={discipline}
          current={current[discipline]}
          target={target[discipline]}
        />
      ))}
    </div>
  );
}
