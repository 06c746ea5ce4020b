import { formatClock, formatHours, type GoalRange } from "@triplan/domain";
import { FasterRange } from "@triplan/ui";
import { goalBands, type GoalBand } from "./goal-bands.ts";
import styles from "./goal-fields.module.css";
import { verdictText, type GoalOutlook } from "./goal-outlook.ts";
import { percentText } from "./goal-texts.ts";
import type { Prediction } from "./prediction.ts";

const clockOf = (minutes: number) => formatClock(minutes * 60);

/** Whole minutes, from the slow to the fast end. */
const scaleOf = ({ min, max }: GoalRange) => ({ slow: max, fast: min, step: 1 });

interface GoalSliderProps {
  prediction: Prediction;
  outlook: GoalOutlook | null;
  /** What the prediction is based on: "today", "with example paces". */
  basis: string;
  /** Minutes. */
  onChange: (minutes: number) => void;
}

/** The goal against the predicted time, on a track coloured by ambition. */
export function GoalSlider({ prediction, outlook, basis, onChange }: GoalSliderProps) {
  const { finish, range, goalFinish, goalOnSlider } = prediction;
  const { share, word } = percentText(finish, goalFinish);
  const bands = outlook ? goalBands(outlook.bands, range) : [];
  const verdict = prediction.problem ? null : outlook?.verdict;
  const [name, rest] = outlook && verdict ? verdictText(verdict, outlook.weeks) : ["", ""];
  return (
    <div>
      <div className={styles.predicted}>
        <span>
          Predicted {basis} <b>{formatClock(finish)}</b>
        </span>
        <span>
          <b>{share}</b> {word}
        </span>
      </div>
      <div className={styles.track}>
        <FasterRange
          label="Finish-Time Goal"
          scale={scaleOf(range)}
          value={goalOnSlider}
          onChange={onChange}
          valueText={[clockOf(goalOnSlider), name, `predicted ${formatClock(finish)}`]
            .filter(Boolean)
            .join(", ")}
          bands={bands}
          ends={{
            slow: [formatHours(range.max), bands.at(0)?.name].filter(Boolean).join(" "),
            fast: [formatHours(range.min), bands.at(-1)?.name].filter(Boolean).join(" "),
          }}
        />
      </div>
      {bands.length > 2 && <BandLegend bands={bands} />}
      {outlook && (
        <p className={styles.outlook} aria-live="polite">
          <b>{name}</b>
          {rest}
        </p>
      )}
    </div>
  );
}

const BandLegend = ({ bands }: { bands: readonly GoalBand[] }) => (
  <ul className={styles.bands} aria-label="Pace goals on the slider">
    {bands.map(({ name, color, from, to }) => (
      <li key={name}>
        <i style={{ background: color }} />
        {name}
        <span className={styles.hidden}>
          {" "}
          from {clockOf(from)} to {clockOf(to)}
        </span>
      </li>
    ))}
  </ul>
);
