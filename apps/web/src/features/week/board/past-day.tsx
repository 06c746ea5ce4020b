import {
  dayOfMonth,
  formatClock,
  formatHours,
  isExcused,
  openState,
  shortDayName,
  type OpenState,
} from "@triplan/domain";
import { SportIcon, useUnits } from "@triplan/ui";
import { IconChevronDown } from "@tabler/icons-react";
import { useIsPhone } from "../../../shared/browser/use-is-phone.ts";
import { useBoard } from "../placing/use-board.tsx";
import { activityName } from "../matching/matchable.ts";
import { useWeekMatching } from "../matching/matching.tsx";
import { completedResult } from "../model/completed-result.ts";

import type { WeekDay } from "../model/week-model.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./past-day.module.css";

function whyEmpty({ isRaceDay, race, capacity }: WeekDay<ExerciseRow>): string {
  if (isRaceDay || race) return "Race day";
  return capacity === 0 ? "Rest" : "Nothing recorded";
}

const OPEN_WORDS = {
  open: "open",
  excused: "time off",
  unsure: "is this it?",
  missed: "not done",
} as const satisfies Record<OpenState, string>;

export interface PastDayProps {
  day: WeekDay<ExerciseRow>;
  isOpen: boolean;
  onToggle: () => void;
}

/** On phones: a past day in one line that names what was done and opens the day. */
export function PastDay({ day, isOpen, onToggle }: PastDayProps) {
  const isPhone = useIsPhone();
  const { timeZone, timeOff, mayBe } = useBoard();
  const units = useUnits();
  const activities = useWeekMatching().activities.filter(({ localDate }) => localDate === day.date);
  const done = [
    ...day.exercises.map((exercise) => ({
      key: `exercise ${exercise.id}`,
      sport: exercise.type,
      text: exercise.isCompleted
        ? (completedResult(exercise, timeZone, units).duration ?? formatHours(exercise.duration))
        : OPEN_WORDS[
            openState({
              skippedAt: exercise.skippedAt,
              isOver: day.isOver,
              isExcused: isExcused(timeOff, { type: exercise.type, date: day.date }),
              isUnsure: mayBe.has(exercise.id),
            })
          ],
      name: exercise.name,
    })),
    ...activities.map((activity) => ({
      key: `activity ${activity.id}`,
      sport: activity.discipline,
      text: formatClock(activity.duration),
      name: activityName(activity),
    })),
  ];
  if (!isPhone) return null;
  return (
    <button
      type="button"
      className={styles.line}
      aria-expanded={isOpen}
      disabled={done.length === 0}
      onClick={onToggle}
    >
      <b className={styles.number}>{dayOfMonth(day.date)}</b>
      <span className={styles.day}>{shortDayName(day.date)}</span>
      <span className={styles.done}>
        {done.length === 0 && whyEmpty(day)}
        {done.map(({ key, sport, text, name }) => (
          <span key={key} className={styles.part}>
            {sport && <SportIcon discipline={sport} variant="line" size={16} />}
            <b>{text}</b> {done.length === 1 && <span dir="auto">{name}</span>}
          </span>
        ))}
      </span>
      {done.length > 0 && <IconChevronDown size={16} aria-hidden />}
    </button>
  );
}
