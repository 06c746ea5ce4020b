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

/** What stands at the foot of a day: how it would take the exercise, or what to mind of it. */
export function DayFoot({ advice, notes }: DayFootProps) {
  if (advice?.kind === "against") return <Foot sign="lock">{advice.reason}</Foot>;
  if (advice?.kind === "open") return <Foot sign="plus">{advice.reason}</Foot>;
  if (advice?.kind === "here") return <Foot sign="check">{advice.reason}</Foot>;
  return notes.map((note) => (
    <Foot key={note} sign="alert">
      {note}
    </Foot>
  ));
}

/** Where the exercise would lie on one of the best days, with the reason. */
export const PlaceHint = ({ reason }: { reason: string }) => (
  <div className={styles.slot} aria-hidden>
    <b>Place here</b>
    {reason}
  </div>
);
