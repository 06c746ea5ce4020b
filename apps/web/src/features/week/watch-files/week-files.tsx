import type { TargetChoice } from "@triplan/domain";
import { DownloadButton } from "../../../shared/files/download-button.tsx";
import styles from "./watch-files.module.css";

export interface WeekFilesProps {
  planId: number;
  week: number;
  target: TargetChoice;
}

/** The archives of a week and of the plan. */
export const WeekFiles = ({ planId, week, target }: WeekFilesProps) => (
  <>
    <div className={styles.archives}>
      <DownloadButton
        path={`/training-plans/${planId}/weeks/${week}/workouts.zip?target=${target}`}
        label="Workouts of this week (.zip)"
      />
      <DownloadButton
        path={`/training-plans/${planId}/workouts.zip?target=${target}`}
        label="Workouts of the plan (.zip)"
      />
    </div>
    <p className={styles.hint}>
      FIT files for watches and bike computers, ZWO and MRC files for trainers, and a note that says
      where they go. What you have done is left out.
    </p>
  </>
);
