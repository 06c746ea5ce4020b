import { Glyph } from "@triplan/ui";
import { isMove, useKeptChanges } from "./kept-changes.ts";
import styles from "./kept-note.module.css";

interface WaitingNoteProps {
  /** Only about the completion of this exercise, whose older figures are shown. */
  exerciseId?: number;
}

const textOf = (count: number, what: "completion" | "change") =>
  count === 1
    ? `1 ${what} waits to be sent, so it is not in these figures yet.`
    : `${count} ${what}s wait to be sent, so they are not in these figures yet.`;

const OLD_FIGURES = "Your last change waits to be sent, so these figures are the ones before it.";

/** Says that figures lack changes that are on this device only. */
export function WaitingNote({ exerciseId }: WaitingNoteProps) {
  const kept = useKeptChanges().filter(
    (each) =>
      each.state === "waiting" &&
      (exerciseId === undefined || (!isMove(each) && each.input.exerciseId === exerciseId)),
  );
  if (kept.length === 0) return null;
  const what = kept.some(isMove) ? "change" : "completion";
  return (
    <output className={styles.note}>
      <Glyph name="clock" size={20} />
      <span>{exerciseId === undefined ? textOf(kept.length, what) : OLD_FIGURES}</span>
    </output>
  );
}
