import { Button, VisuallyHidden } from "@mantine/core";
import { formatHours } from "@triplan/domain";
import { useState } from "react";
import type { PlanEffect } from "./plan-effect-type.ts";
import styles from "./plan-effect.module.css";

const FIRST_WEEKS = 6;

const share = (minutes: number, longest: number) => `${(100 * minutes) / longest}%`;

/** The hours of each week before and after a change. */
export function ChangedWeeks({ weeks }: Pick<PlanEffect, "weeks">) {
  const [isWhole, setIsWhole] = useState(false);
  const longest = Math.max(1, ...weeks.flatMap((each) => [each.minutesBefore, each.minutesAfter]));
  const isLong = weeks.length > FIRST_WEEKS + 1;
  const shown = isLong && !isWhole ? weeks.slice(0, FIRST_WEEKS) : weeks;
  if (weeks.length === 0) return null;
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
        <Button
          className={styles.more}
          variant="default"
          size="xs"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Show fewer" : `Show all ${weeks.length} weeks`}
        </Button>
      )}
    </>
  );
}
