import { formatHours } from "@triplan/domain";
import type { SeasonWeek } from "@triplan/planner";
import styles from "./plan-preview.module.css";
import { seasonSentence } from "./season-sentence.ts";

/** What the bars below it show, said first. */
export function SentenceOfSeason({ weeks }: { weeks: readonly SeasonWeek[] }) {
  const { from, to, rhythm } = seasonSentence(weeks);
  return (
    <p className={styles.sentence}>
      {to > from ? (
        <>
          Grows from <b>{formatHours(from)}</b> to <b>{formatHours(to)}</b> a week
        </>
      ) : (
        <>
          Starts at <b>{formatHours(from)}</b> a week
        </>
      )}
      {rhythm}.
    </p>
  );
}
