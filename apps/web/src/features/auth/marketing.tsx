import styles from "./marketing.module.css";
import { ProgressPanel } from "./progress-panel.tsx";
import { SchedulePanel } from "./schedule-panel.tsx";
import { SeasonPanel } from "./season-panel.tsx";

/** Three panels for prospective users, drawn by the plan engine itself. */
export const Marketing = () => (
  <>
    <div className={styles.hero}>
      <p className={styles.headline}>A plan that knows your race day, and your Wednesdays.</p>
      <p className={styles.lead}>
        Tell Triplan your race, your paces and the hours you have. It plans every week back from the
        start line: sprint, Olympic, 70.3 or Ironman.
      </p>
    </div>
    <div className={styles.panels}>
      <SeasonPanel />
      <SchedulePanel />
      <ProgressPanel />
    </div>
  </>
);
