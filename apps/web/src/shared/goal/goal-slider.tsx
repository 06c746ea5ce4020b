import { formatClock, formatHours, type GoalRange } from "@triplan/domain";
import { FasterRange } from "@triplan/ui";
import styles from "./goal-fields.module.css";
import { outlookText, type GoalOutlook } from "./goal-outlook.ts";
import { percentText } from "./goal-texts.ts";
import type { Prediction } from "./prediction.ts";

const clockOf = (minutes: number) => formatClock(minutes * 60);

/** In whole minutes, from the gentle to the ambitious end. */
const scaleOf = ({ min, max }: GoalRange) => ({ slow: max, fast: min, step: 1 });

interface GoalSliderProps {
  prediction: Prediction;
  outlook: GoalOutlook | null;
  /** Minutes. */
  onChange: (minutes: number) => void;
}

/** The goal against the predicted time, on a scale of what the athlete's level makes sensible. */
export function GoalSlider({ prediction, outlook, onChange }: GoalSliderProps) {
  const { finish, range, goalFinish, goalOnSlider } = prediction;
  const { share, word } = percentText(finish, goalFinish);
  return (
    <div>
      <div className={styles.predicted}>
        <span>
          Predicted today <b>{formatClock(finish)}</b>
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
          valueText={`${clockOf(goalOnSlider)}, predicted ${formatClock(finish)}`}
          ends={{
            slow: `${formatHours(range.max)} gentle`,
            fast: `${formatHours(range.min)} ambitious`,
          }}
        />
      </div>
      {outlook && <Outlook {...outlook} />}
    </div>
  );
}

function Outlook(outlook: GoalOutlook) {
  const [name, rest] = outlookText(outlook);
  return (
    <p className={styles.outlook} aria-live="polite">
      <b>{name}</b> {rest}
    </p>
  );
}
