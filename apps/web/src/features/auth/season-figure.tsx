import { PhaseStrip, SeasonBars } from "@triplan/ui";
import styles from "./marketing.module.css";
import { sampleSeason } from "./sample-season.ts";

const WEEKS = sampleSeason();

export const SeasonFigure = () => (
  <>
    <SeasonBars weeks={WEEKS} caption="A sample season: planned hours of each week" height={88} />
    <div className={styles.strip}>
      <PhaseStrip weeks={WEEKS} />
    </div>
  </>
);
