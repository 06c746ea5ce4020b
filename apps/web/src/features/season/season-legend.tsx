import { Pip } from "./key-pips.tsx";
import styles from "./season-legend.module.css";

/** What bars and key sessions mean. */
export const SeasonLegend = () => (
  <ul className={styles.legend} aria-label="Legend">
    <li>
      <i data-bar="done" />
      done
    </li>
    <li>
      <i data-bar="planned" />
      planned
    </li>
    <li>
      <i data-bar="recovery" />
      recovery week
    </li>
    <li>
      <Pip sport="run" state="done" />
      key session done
    </li>
    <li>
      <Pip sport="run" state="planned" />
      to come
    </li>
    <li>
      <Pip sport="run" state="missed" />
      not done
    </li>
  </ul>
);
