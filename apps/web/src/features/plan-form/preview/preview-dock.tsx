import { Button } from "@mantine/core";
import { formatClock } from "@triplan/domain";
import { SeasonBars } from "@triplan/ui";
import type { PlanFacts } from "../draft/plan-facts.ts";
import styles from "./preview-dock.module.css";
import type { PlanPreview } from "./use-planned-preview.ts";

interface PreviewDockProps {
  facts: PlanFacts;
  preview: PlanPreview | null;
  onShow: () => void;
}

const DOCK_CHART_PX = 32;

/** Small screens: the preview in one line, with a link to it. */
export function PreviewDock({ facts, preview, onShow }: PreviewDockProps) {
  const { overview, prediction, raceDate } = facts;
  const weeks = raceDate ? `${overview.totalWeeks} weeks` : "No race date yet";
  return (
    <aside className={styles.dock} aria-label="Preview at a glance">
      {preview && raceDate && (
        <div className={styles.bars} aria-hidden>
          <SeasonBars weeks={preview.season.weeks} caption="" height={DOCK_CHART_PX} />
        </div>
      )}
      <p className={styles.text}>
        {prediction && <b>{formatClock(prediction.goalFinish)} goal</b>}
        {weeks} · {overview.weeklyHours} h
      </p>
      <Button variant="default" className={styles.button ?? ""} onClick={onShow}>
        See preview
      </Button>
    </aside>
  );
}
