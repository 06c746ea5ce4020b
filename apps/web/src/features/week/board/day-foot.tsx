import { Glyph, type GlyphName } from "@triplan/ui";
import type { DayAdvice } from "../advice/day-advice.ts";
import styles from "./day-foot.module.css";

const Foot = ({ sign, children }: { sign: GlyphName; children: string }) => (
  <p className={styles.foot}>
    <Glyph name={sign} />
    <span>{children}</span>
  </p>
);

export interface DayFootProps {
  /** Present while an exercise is selected. */
  advice: DayAdvice | undefined;
  /** Warnings about the day as scheduled. */
  notes: readonly string[];
}

const ADVICE_SIGNS = { against: "lock", open: "plus", here: "check" } as const;

/** Foot of a day: the advice for the selected exercise, else the day's warnings. */
export const DayFoot = ({ advice, notes }: DayFootProps) => (
  <>
    {advice && advice.kind !== "best" && (
      <Foot sign={ADVICE_SIGNS[advice.kind]}>{advice.reason}</Foot>
    )}
    {/* Always rendered, so that a live region announces new warnings once. */}
    <div className={styles.notes} aria-live="polite" data-behind={advice ? true : undefined}>
      {notes.map((note) => (
        <Foot key={note} sign="alert">
          {note}
        </Foot>
      ))}
    </div>
  </>
);

/** Marks one of the best days, with the reason. */
export const PlaceHint = ({ reason }: { reason: string }) => (
  <div className={styles.slot} aria-hidden>
    <b>Place here</b>
    {reason}
  </div>
);
