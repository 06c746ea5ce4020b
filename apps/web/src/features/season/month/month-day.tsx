import { VisuallyHidden } from "@mantine/core";
import { dayOfMonth, formatHours, formatSpokenDate, type IsoDate } from "@triplan/domain";
import { classes, Glyph, SportIcon, sportClass } from "@triplan/ui";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { planViewPath } from "../../../shared/plans/plan-view.ts";
import type { MonthExercise } from "./month-exercise.ts";
import styles from "./month-table.module.css";

interface MonthDayProps {
  plan: PlanRow;
  week: number;
  date: IsoDate;
  today: IsoDate;
  isOutside: boolean;
  exercises: readonly MonthExercise[];
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Arrows move the focus between the days. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = STEPS[event.key];
  const days = [
    ...(event.currentTarget.closest("table")?.querySelectorAll<HTMLElement>("[data-day]") ?? []),
  ];
  const next = step !== undefined && days[days.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function stateOf({ isCompleted, scheduledDate }: MonthExercise, today: IsoDate) {
  if (isCompleted) return "done";
  return scheduledDate !== null && scheduledDate < today ? "missed" : "open";
}

const STATE_WORDS = { done: ", done", missed: ", not done", open: "" } as const;

function Exercise({ exercise, today }: { exercise: MonthExercise; today: IsoDate }) {
  const { type, name, duration, actualDuration, isKey } = exercise;
  const state = stateOf(exercise, today);
  const text = `${name}${isKey ? ", key session" : ""}${STATE_WORDS[state]}`;
  return (
    <li className={classes(styles.exercise, sportClass(type))} data-state={state} title={text}>
      <SportIcon discipline={type} size={20} />
      <b>{formatHours(actualDuration ?? duration)}</b>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.signs} aria-hidden>
        {isKey && <Glyph name="star" size={12} />}
        {state !== "open" && <Glyph name={state === "done" ? "check" : "cross"} size={12} />}
      </span>
    </li>
  );
}

/** A day of the month with its exercises; its number opens the week. */
export function MonthDay({ plan, week, date, today, isOutside, exercises }: MonthDayProps) {
  const isRace = date === plan.raceDate;
  return (
    <td data-outside={isOutside || undefined} data-today={date === today || undefined}>
      <Link
        to={planViewPath("week", week)}
        className={styles.date}
        data-day
        aria-label={`${dayOfMonth(date)}, ${formatSpokenDate(date)}${date === today ? ", today" : ""}`}
        onKeyDown={moveFocus}
      >
        <b>{dayOfMonth(date)}</b>
      </Link>
      {date === today && <span className={styles.now}>Today</span>}
      {(exercises.length > 0 || isRace) && (
        <ul>
          {isRace && (
            <li className={styles.race}>
              <b>A</b> <span dir="auto">{plan.name}</span>
            </li>
          )}
          {exercises.map((exercise) => (
            <Exercise key={exercise.id} exercise={exercise} today={today} />
          ))}
        </ul>
      )}
    </td>
  );
}
