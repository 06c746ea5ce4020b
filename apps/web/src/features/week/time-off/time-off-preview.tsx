import { Button, VisuallyHidden } from "@mantine/core";
import { formatDayAndMonth, formatHours } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import { useState } from "react";
import { NewEditionNote } from "../../../shared/plans/new-edition-note.tsx";
import type { TimeOffOutcome } from "../../../shared/time-off/use-time-off.ts";
import styles from "./time-off-preview.module.css";

/** Exercises shown before the athlete asks for all. */
const FIRST_EXERCISES = 6;
const FIRST_WEEKS = 6;

function Exercises({ exercises }: Pick<TimeOffOutcome, "exercises">) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = exercises.length > FIRST_EXERCISES + 1;
  const shown = isLong && !isWhole ? exercises.slice(0, FIRST_EXERCISES) : exercises;
  return (
    <>
      <ul className={styles.exercises} aria-label="Exercises that change">
        {shown.map(({ slotKey, before, date, text }) => (
          <li key={slotKey}>
            <SportIcon discipline={before.type} size={20} />
            <span>
              <b>
                {before.name}, {formatHours(before.duration)}
              </b>{" "}
              {formatDayAndMonth(date)}
            </span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
      {isLong && (
        <Button variant="default" size="xs" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${exercises.length} exercises`}
        </Button>
      )}
    </>
  );
}

const share = (minutes: number, longest: number) => `${(100 * minutes) / longest}%`;

function Weeks({ weeks }: Pick<TimeOffOutcome, "weeks">) {
  const [isWhole, setIsWhole] = useState(false);
  const longest = Math.max(1, ...weeks.flatMap((each) => [each.minutesBefore, each.minutesAfter]));
  const isLong = weeks.length > FIRST_WEEKS + 1;
  const shown = isLong && !isWhole ? weeks.slice(0, FIRST_WEEKS) : weeks;
  return (
    <>
      <table className={styles.weeks}>
        <caption>
          <VisuallyHidden>Hours of each week before and after</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <td aria-hidden />
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ week, minutesBefore, minutesAfter }) => (
            <tr key={week} data-same={minutesBefore === minutesAfter || undefined}>
              <th scope="row">{week}</th>
              <td aria-hidden>
                <i style={{ width: share(minutesBefore, longest) }} />
                <i data-after style={{ width: share(minutesAfter, longest) }} />
              </td>
              <td>{formatHours(minutesBefore)}</td>
              <td>
                <b>{formatHours(minutesAfter)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isLong && (
        <Button variant="default" size="xs" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${weeks.length} weeks`}
        </Button>
      )}
    </>
  );
}

interface TimeOffPreviewProps {
  outcome: TimeOffOutcome | undefined;
  /** True while the preview of complete entries is on its way. */
  isWaiting: boolean;
  /** Why there is none. */
  problem: string | null;
}

/** What time off changes: a sentence, each exercise, and the weeks before and after. */
export function TimeOffPreview({ outcome, isWaiting, problem }: TimeOffPreviewProps) {
  if (!outcome && !isWaiting && problem === null) return null;
  return (
    <section className={styles.preview} aria-label="What changes" aria-busy={isWaiting}>
      <div aria-live="polite">
        {problem !== null && <p className={styles.failed}>{problem}</p>}
        {!outcome && isWaiting && <p>Working out what would change...</p>}
        {outcome && (
          <p>
            <b>{outcome.headline}</b>
          </p>
        )}
      </div>
      {outcome && outcome.newEditionFrom !== null && (
        <NewEditionNote fromWeek={outcome.newEditionFrom} />
      )}
      {outcome && outcome.exercises.length > 0 && <Exercises exercises={outcome.exercises} />}
      {outcome && outcome.weeks.length > 0 && <Weeks weeks={outcome.weeks} />}
    </section>
  );
}
