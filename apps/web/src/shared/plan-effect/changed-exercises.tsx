import { Button } from "@mantine/core";
import { formatDayAndMonth, formatHours } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import { useState } from "react";
import type { PlanEffect } from "./plan-effect-type.ts";
import styles from "./plan-effect.module.css";

/** Exercises shown before the athlete asks for all. */
const FIRST_EXERCISES = 6;

interface ChangedExercisesProps extends Pick<PlanEffect, "exercises"> {
  first?: number;
}

/** What happens to each exercise; the first ones until the athlete asks for all. */
export function ChangedExercises({ exercises, first = FIRST_EXERCISES }: ChangedExercisesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = exercises.length > first + 1;
  const shown = isLong && !isWhole ? exercises.slice(0, first) : exercises;
  if (exercises.length === 0) return null;
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
              <span className={styles.date}>{formatDayAndMonth(date)}</span>
            </span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          className={styles.more}
          variant="default"
          size="xs"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Show fewer" : `Show all ${exercises.length} exercises`}
        </Button>
      )}
    </>
  );
}
