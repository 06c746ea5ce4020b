import { DISCIPLINE_NOUNS, DISCIPLINES, type PerDiscipline } from "@triplan/domain";
import type { Preparation } from "@triplan/plan-engine";
import { sportClass, SportIcon, useUnits } from "@triplan/ui";
import styles from "./coverage.module.css";
import { coverageText } from "./coverage-texts.ts";

const ICON_PX = 20;

const percent = (part: number, whole: number) => `${Math.min(100, (100 * part) / whole)}%`;

/** The longest swim, ride and run of the season, each beside the race's distance. */
export function CoverageList({ preparation }: { preparation: PerDiscipline<Preparation> }) {
  const units = useUnits();
  return (
    <>
      <ul className={styles.coverage} aria-label="Longest exercises beside the race">
        {DISCIPLINES.map((discipline) => {
          const { reached, race } = preparation[discipline];
          const scale = Math.max(reached, race);
          const text = coverageText(discipline, preparation[discipline], units);
          return (
            <li key={discipline} className={sportClass(discipline)}>
              <SportIcon discipline={discipline} size={ICON_PX} />
              <span>Longest {DISCIPLINE_NOUNS[discipline]}</span>
              <span className={styles.reach} aria-hidden>
                <span style={{ width: percent(reached, scale) }} />
                <i style={{ left: percent(race, scale) }} />
              </span>
              <span className={styles.figure}>
                <b>{text.reached}</b> of {text.race}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend} aria-hidden>
        <i /> race distance
      </p>
    </>
  );
}
