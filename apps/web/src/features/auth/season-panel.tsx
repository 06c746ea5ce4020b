import { PhaseStrip, SeasonBars } from "@triplan/ui";
import weeks from "virtual:sample-season";
import styles from "./marketing.module.css";

export const SeasonPanel = () => (
  <article className={styles.wide}>
    <div>
      <h2 className={styles.title}>AI-powered periodization</h2>
      <p className={styles.text}>
        Base, build, peak and taper, worked out from your race date. Easier weeks in between let
        your body adapt.
      </p>
    </div>
    <figure className={styles.figure}>
      <SeasonBars weeks={weeks} caption="A sample season: planned hours of each week" height={88} />
      <div className={styles.strip}>
        <PhaseStrip weeks={weeks} />
      </div>
    </figure>
  </article>
);
