import { PHASE_NAMES } from "@triplan/domain";
import { phaseRuns, type PhaseRun, type SeasonBarWeek } from "./season-parts.ts";
import styles from "./SeasonBars.module.css";

/** Share of the race week that the race takes on the strip. */
const RACE_SHARE = 0.25;

/** A race week without a taper is a phase of its own, up to the race. */
const Stretch = ({ run: { phase, weeks, hasRace } }: { run: PhaseRun }) => (
  <>
    <span
      data-phase={phase === "race" ? "taper" : phase}
      style={{ flex: weeks - (hasRace ? RACE_SHARE : 0) }}
    />
    {hasRace && <span data-phase="race" style={{ flex: RACE_SHARE }} />}
  </>
);

export interface PhaseStripProps {
  weeks: readonly SeasonBarWeek[];
  /** Hides the names and lengths under the strip. */
  isBare?: boolean;
}

/** The phases of a season in proportion, with names and weeks. */
export function PhaseStrip({ weeks, isBare }: PhaseStripProps) {
  const runs = phaseRuns(weeks);
  return (
    <div>
      <div className={styles.strip} aria-hidden>
        {runs.map((run) => (
          <Stretch key={run.from} run={run} />
        ))}
      </div>
      {!isBare && (
        <div className={styles.names}>
          {runs.map(({ phase, weeks: length, from }) => (
            <span key={from} style={{ flexGrow: length }}>
              <b>{PHASE_NAMES[phase]}</b> {length}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
