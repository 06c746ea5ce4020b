import { classes, SportIcon, sportClass, useUnits } from "@triplan/ui";
import panel from "./progress-page.module.css";
import type { SportFigures } from "./progress-types.ts";
import {
  efficiencyText,
  gainText,
  paceText,
  sourceText,
  SPORT_WORDS,
  thresholdCountText,
  thresholdText,
} from "./sport-texts.ts";
import styles from "./sport-tiles.module.css";
import { ThresholdTable } from "./threshold-table.tsx";

/** Each sport's progress from its starting pace to its target pace, with the source of the pace. */
export function SportTiles({ sports }: { sports: readonly SportFigures[] }) {
  return (
    <section className={panel.panel} aria-labelledby="sport-tiles">
      <h2 id="sport-tiles">Am I getting faster?</h2>
      <p className={panel.lead}>
        Each bar runs from where you started to your target, with the source of your current pace.
      </p>
      <SportTileRow sports={sports} />
      <ThresholdTable sports={sports} />
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
  const { discipline, start, current, target, percent } = sport;
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
          <b>Nothing measured since the plan began.</b>
        </p>
      ) : (
        <p className={styles.way}>
          <span>{paceText(sport, start, units)} in week 1</span>
          <span>{percent} % of the way</span>
        </p>
      )}
      <Threshold sport={sport} />
      {efficiency && <p className={styles.efficiency}>{efficiency}</p>}
      <p className={styles.source}>{sourceText(sport)}</p>
    </article>
  );
}

const MIN_SPARK_VALUES = 3;

/** What recent main sets and tests say about the pace or power at threshold. */
function Threshold({ sport }: { sport: SportFigures }) {
  const units = useUnits();
  const { measure, value, entries } = sport.thresholdPace;
  const values = entries.map((entry) => entry.value);
  const isFasterAbove = measure === "power" || sport.discipline === "bike";
  return (
    <div className={styles.threshold}>
      {value !== null && values.length >= MIN_SPARK_VALUES && (
        <Spark values={values} isFasterAbove={isFasterAbove} />
      )}
      <p>
        {value !== null && <b>{thresholdText(sport, value, units)} </b>}
        {thresholdCountText(sport)}
      </p>
    </div>
  );
}

interface SparkProps {
  values: readonly number[];
  isFasterAbove: boolean;
}

/** Values of the last weeks as a line; up is faster. The table holds its figures. */
function Spark({ values, isFasterAbove }: SparkProps) {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const share = (value - min) / Math.max(0.1, max - min);
    const height = 20 * (isFasterAbove ? 1 - share : share) + 2;
    return `${(100 * index) / (values.length - 1)},${height}`;
  });
  return (
    <svg className={styles.spark} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden>
      <polyline points={points.join(" ")} />
    </svg>
  );
}
