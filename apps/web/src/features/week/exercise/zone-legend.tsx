import { ZONE_LEGEND } from "@triplan/domain";
import styles from "./exercise-details.module.css";

/** What Z1 to Z5 on the cards and in the steps mean. */
export const ZoneLegend = () => (
  <details className={styles.reasons}>
    <summary>What the zones mean</summary>
    <ul className={styles.steps}>
      {ZONE_LEGEND.map(({ zone, word, feel }) => (
        <li key={zone}>
          <b>{zone}</b> {word}: {feel}
        </li>
      ))}
    </ul>
  </details>
);
