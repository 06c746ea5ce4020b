import type { Progress } from "./progress-types.ts";
import { curveLines, type Curve } from "./curve-lines.ts";
import styles from "./season-curves.module.css";

interface SeasonCurvesProps {
  fitness: Progress["fitness"];
  /** Days over the whole width. */
  days: number;
}

const CURVES: readonly { curve: Curve; name: string }[] = [
  { curve: "fitness", name: "Fitness" },
  { curve: "form", name: "Form" },
];

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;
const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

/** Fitness and form of each morning; weeks without a record are a gap in what was done. */
export function SeasonCurves({ fitness, days }: SeasonCurvesProps) {
  const { race } = fitness;
  return (
    <div className={styles.curves} aria-hidden>
      {fitness.unansweredWeeks.map((week) => (
        <span
          key={week}
          className={styles.gap}
          style={{ left: percent((7 * (week - 1)) / days), width: percent(7 / days) }}
        />
      ))}
      {CURVES.map(({ curve, name }) => {
        const { zero, band, past, ahead } = curveLines(fitness, curve, days);
        const end = Math.round(race?.[curve] ?? 0);
        return (
          <div key={curve} className={styles.curve} data-line={curve}>
            <span className={styles.name}>{name}</span>
            <svg viewBox="0 0 1000 100" preserveAspectRatio="none">
              {band && <path data-kind="band" d={band} />}
              <path data-kind="zero" d={zero} />
              {past.map((path) => (
                <path key={path} data-kind="past" d={path} />
              ))}
              <path data-kind="ahead" d={ahead} />
            </svg>
            {race && (fitness.isReliable || race.isPlanned) && (
              <span className={styles.end}>
                <b>{curve === "form" ? signed(end) : end}</b> race day
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
