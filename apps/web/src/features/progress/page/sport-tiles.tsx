import { classes, SportIcon, sportClass, useUnits } from "@triplan/ui";
import panel from "./progress-page.module.css";
import type { SportFigures } from "./progress-types.ts";
import { efficiencyText, gainText, paceText, sourceText, SPORT_WORDS } from "./sport-texts.ts";
import styles from "./sport-tiles.module.css";

/** Each sport's progress from its starting pace to its target pace, with the source of the pace. */
export function SportTiles({ sports }: { sports: readonly SportFigures[] }) {
  return (
    <section className={panel.panel} aria-labelledby="sport-tiles">
      <h2 id="sport-tiles">Am I getting faster?</h2>
      <p className={panel.lead}>
        Each bar runs from where you started to your target, with the source of your current pace.
      </p>
      <SportTileRow sports={sports} />
    </section>
  );
}

/** The tiles without a heading, for a card that has its own. */
export const SportTileRow = ({ sports }: { sports: readonly SportFigures[] }) => (
  <div className={styles.tiles}>
    {sports.map((sport) => (
      <SportTile key={sport.discipline} sport={sport} />
    ))}
  </div>
);

function SportTile({ sport }: { sport: SportFigures }) {
  const units = useUnits();
  const { discipline, start, current, target, percent, recent } = sport;
  const { name, what } = SPORT_WORDS[discipline];
  const efficiency = efficiencyText(sport);
  return (
    <article className={classes(styles.tile, sportClass(discipline))} aria-label={name}>
      <h3>
        <SportIcon discipline={discipline} />
        {name}
        {percent !== null && <span className={styles.gain}>{gainText(sport, units)}</span>}
      </h3>
      <dl>
        <div>
          <dt>Current {what}</dt>
          <dd>{paceText(sport, current, units)}</dd>
        </div>
        <div>
          <dt>Target {what}</dt>
          <dd>{paceText(sport, target, units)}</dd>
        </div>
      </dl>
      <div className={styles.bar} aria-hidden>
        {percent !== null && <i style={{ width: `${percent}%` }} />}
      </div>
      {percent === null ? (
        <p className={styles.none}>
          <b>Not enough recordings yet.</b>
        </p>
      ) : (
        <p className={styles.way}>
          <span>{paceText(sport, start, units)} in week 1</span>
          <span>{percent} % of the way</span>
        </p>
      )}
      {recent.length > 2 && <Spark values={recent} isSpeed={discipline === "bike"} />}
      {efficiency && <p className={styles.efficiency}>{efficiency}</p>}
      <p className={styles.source}>{sourceText(sport)}</p>
    </article>
  );
}

/** Recorded paces of the last weeks as a line; up is faster. Its figures are in the texts. */
function Spark({ values, isSpeed }: { values: readonly number[]; isSpeed: boolean }) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const share = (value - least) / Math.max(0.1, most - least);
    return `${(100 * index) / (values.length - 1)},${20 * (isSpeed ? 1 - share : share) + 2}`;
  });
  return (
    <svg className={styles.spark} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden>
      <polyline points={points.join(" ")} />
    </svg>
  );
}
