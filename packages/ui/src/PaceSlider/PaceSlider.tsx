import { useId } from "@mantine/hooks";
import { DISCIPLINE_NAMES, figureText, POINT_MARKS, type Discipline } from "@triplan/domain";
import { classes } from "../shared/classes.ts";
import { sportClass } from "../shared/sport-class.ts";
import { useUnits } from "../shared/units-context.ts";
import { SportIcon } from "../SportIcon/SportIcon.tsx";
import { TypedField } from "../TypedField/TypedField.tsx";
import { FasterRange } from "./FasterRange.tsx";
import { paceTexts } from "./pace-texts.ts";
import styles from "./PaceSlider.module.css";

export interface PaceSliderProps {
  discipline: Discipline;
  /** Swim in s per 100 m, bike in mph, run in s per mile. */
  value: number;
  onChange: (value: number) => void;
  /** Part of the accessible name ("Current", "Default"). */
  kind?: string;
  /** A line under the name ("1 of 3 points"). */
  note?: string;
  /** What the pace means, under the slider ("like 10 km in 41:20"). */
  meaning?: string;
  error?: string | undefined;
}

/** A pace to drag, step or type; outside metric units with the metric pace beside it. Right is always faster. */
export function PaceSlider(props: PaceSliderProps) {
  const { discipline, value, onChange, kind = "Current", note, meaning, error } = props;
  const id = useId();
  const texts = paceTexts(discipline, useUnits());
  const name = DISCIPLINE_NAMES[discipline];
  const shown = figureText({ value: texts.format(value), unit: texts.unit });
  const other = texts.other?.(value);
  const marks = POINT_MARKS[discipline].map((mark) => ({
    value: mark,
    label: texts.format(mark).replace(".0", ""),
  }));
  const ends = [texts.scale.slow, texts.scale.fast];
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)];
  return (
    <div className={classes(styles.row, sportClass(discipline))}>
      <div className={styles.name}>
        <SportIcon discipline={discipline} variant="line" size={20} />
        <div>
          <label htmlFor={id}>{name} Pace</label>
          {note && <div className={styles.note}>{note}</div>}
        </div>
      </div>
      <div className={styles.track}>
        <FasterRange
          id={id}
          label={`${kind} ${name} Pace`}
          scale={texts.scale}
          value={value}
          onChange={onChange}
          valueText={other ? `${shown}, ${other}` : shown}
          marks={marks}
          color="var(--sport)"
        />
      </div>
      <TypedField
        className={styles.typed ?? ""}
        aria-label={`${kind} ${name} Pace value`}
        unit={texts.unit}
        value={value}
        format={texts.format}
        parse={texts.parse}
        onCommit={onChange}
        accepts={`a pace between ${texts.format(lowest)} and ${texts.format(highest)}`}
        error={error}
      />
      <div className={styles.other}>{other}</div>
      {meaning && <p className={styles.meaning}>{meaning}</p>}
    </div>
  );
}
