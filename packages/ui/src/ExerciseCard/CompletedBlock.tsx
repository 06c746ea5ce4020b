import { VisuallyHidden } from "@mantine/core";
import { Glyph, type GlyphName } from "../Glyph/Glyph.tsx";
import styles from "./CompletedBlock.module.css";

export interface CompletedResult {
  /** Actual duration, h:mm or h:mm:ss; absent when unknown. */
  duration?: string;
  /** Actual minutes in percent of the planned ones. */
  percent?: number;
  /** "as planned", "shorter", … with its icon. */
  word: string;
  sign: GlyphName;
  /** Distance, heart rate, pace; each without line breaks. */
  facts: readonly string[];
}

/** The bar extends a little past 100 %, so that the mark of the plan stays visible. */
const BAR_REACH = 110;

function Comparison({ percent }: { percent: number }) {
  const reach = Math.max(BAR_REACH, percent);
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.done} style={{ width: `${(100 * percent) / reach}%` }} />
      <span className={styles.plan} style={{ left: `calc(${(100 * 100) / reach}% - 1px)` }} />
    </span>
  );
}

/** The green COMPLETED block at the bottom of a card. */
export function CompletedBlock({ duration, percent, word, sign, facts }: CompletedResult) {
  return (
    <div className={styles.block}>
      <span className={styles.title}>
        <Glyph name="check" size={12} />
        COMPLETED
      </span>
      {duration && (
        <span className={styles.actual}>
          {duration}
          {percent !== undefined && (
            <small className={styles.percent}>
              {percent} %<VisuallyHidden> of the planned time</VisuallyHidden>
            </small>
          )}
        </span>
      )}
      {percent !== undefined && <Comparison percent={percent} />}
      <span className={styles.word}>
        <Glyph name={sign} />
        {word}
      </span>
      {facts.length > 0 && (
        <span className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      )}
    </div>
  );
}
