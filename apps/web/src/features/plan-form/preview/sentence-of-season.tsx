import { formatHours } from "@triplan/domain";
import type { PreviewWeek } from "@triplan/plan-engine";
import styles from "./plan-preview.module.css";
import { seasonSentence, shortSeasonSentence } from "../../../shared/plans/season-sentence.ts";

/** The sentence above the season's bars. */
export function SentenceOfSeason({ weeks }: { weeks: readonly PreviewWeek[] }) {
  const short = shortSeasonSentence(weeks);
  if (short !== null) return <p className={styles.sentence}>{short}</p>;
  const { from, to, rhythm } = seasonSentence(weeks);
  if (weeks.length === 1) {
    return (
      <p className={styles.sentence}>
        Race week only: <b>{formatHours(to)}</b> hours of training.
      </p>
    );
  }
  return (
    <p className={styles.sentence}>
      {to > from ? (
        <>
          Builds from <b>{formatHours(from)}</b> to <b>{formatHours(to)}</b> hours a week
        </>
      ) : (
        <>
          Starts at <b>{formatHours(from)}</b> hours a week
        </>
      )}
      {rhythm}.
    </p>
  );
}
