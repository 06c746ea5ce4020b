import { Glyph } from "@triplan/ui";
import { useKeptCompletions } from "./kept-completions.ts";
import styles from "./kept-note.module.css";

interface WaitingNoteProps {
  /** Only about the completion of this exercise, whose older figures are shown. */
  exerciseId?: number;
}

const textOf = (count: number) =>
  count === 1
    ? "1 completion waits to be sent, so it is not in these figures yet."
    : `${count} completions wait to be sent, so they are not in these figures yet.`;

const OLD_FIGURES = "Your last change waits to be sent, so these figures are the ones before it.";

/** Says that figures lack completions that are on this device only. */
export function WaitingNote({ exerciseId }: WaitingNoteProps) {
  const kept = useKeptCompletions().filter(
    ({ state, input }) =>
      state === "waiting" && (exerciseId === undefined || input.exerciseId === exerciseId),
  );
  if (kept.length === 0) return null;
  return (
    <output className={styles.note}>
      <Glyph name="clock" size={20} />
      <span>{exerciseId === undefined ? textOf(kept.length) : OLD_FIGURES}</span>
    </output>
  );
}
