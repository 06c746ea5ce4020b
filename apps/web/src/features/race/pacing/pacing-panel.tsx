import type { RaceType } from "@triplan/domain";
import page from "../styles/race-page.module.css";
import type { RaceDay } from "../model/race-types.ts";
import { LegPacingCard } from "./leg-pacing-card.tsx";
import styles from "./pacing-panel.module.css";
import { pacingLead } from "./pacing-texts.ts";

interface PacingPanelProps {
  raceType: RaceType;
  race: RaceDay;
}

/** The target of each leg, from its start to its end. */
export const PacingPanel = ({ raceType, race }: PacingPanelProps) => (
  <section className={page.panel} aria-labelledby="pacing">
    <div className={page.head}>
      <h2 id="pacing">How to pace it</h2>
      <p className={styles.legend} aria-hidden>
        <span>
          <i data-band />
          target band
        </span>
        <span>
          <i />
          middle
        </span>
      </p>
    </div>
    <p className={page.lead}>{pacingLead(raceType)}</p>
    <div className={styles.legs}>
      {race.pacing.map((leg) => (
        <LegPacingCard key={leg.discipline} leg={leg} raceType={raceType} />
      ))}
    </div>
  </section>
);
