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
  /** Present while an exercise waits for its place. */
  advice: DayAdvice | undefined;
  /** What to mind of the day as it stands. */
  notes: readonly string[];
}

const ADVICE_SIGNS = { against: "lock", open: "plus", here: "check" } as const;

/** At the foot of a day: how it would take the exercise, or else the warnings about it. */
export const DayFoot = ({ advice, notes }: DayFootProps) => (
  <>
    {advice && advice.kind !== "best" && (
      <Foot sign={ADVICE_SIGNS[advice.kind]}>{advice.reason}</Foot>
    )}
    {/* Always there, so that a new warning is read out, and an old one only once. */}
    <div className={styles.notes} aria-live="polite" data-behind={advice ? true : undefined}>
      {notes.map((note) => (
        <Foot key={note} sign="alert">
          {note}
        </Foot>
      ))}
    </div>
  </>
);

/** Marks where one of the best days would take the exercise, with the reason. */
export const PlaceHint = ({ reason }: { reason: string }) => (
  <div className={styles.slot} aria-hidden>
    <b>Place here</b>
    {reason}
  </div>
);
