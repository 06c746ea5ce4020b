import { VisuallyHidden } from "@mantine/core";
import { IconDeviceWatch, IconStopwatch } from "@tabler/icons-react";
import {
  dayOfMonth,
  formatHours,
  formatSpokenDate,
  isExcused,
  isInTimeOff,
  shortMonthName,
  TIME_OFF_NAMES,
  type IsoDate,
} from "@triplan/domain";
import { isTest } from "@triplan/plan-engine";
import { classes, Glyph, SportIcon, sportClass } from "@triplan/ui";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { planDayPath } from "../../../shared/plans/plan-view.ts";
import { PriorityMark } from "../../../shared/races/priority-mark.tsx";
import { useRaceDays } from "../../../shared/races/use-race-days.ts";
import { useTimeOff } from "../../../shared/time-off/use-time-off.ts";
import type { Extra } from "../season-totals.ts";
import { exerciseState, STATE_WORDS, type MonthExercise } from "./month-exercise.ts";
import styles from "./month-table.module.css";

interface MonthDayProps {
  plan: PlanRow;
  week: number;
  date: IsoDate;
  today: IsoDate;
  isOutside: boolean;
  exercises: readonly MonthExercise[];
  /** Activities without an exercise. */
  extras: readonly Extra[];
  /** Exercises that a recording may be, by id. */
  unsure: readonly number[];
  /** All exercises of its week are on other days. */
  isRest: boolean;
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

interface ExerciseProps {
  exercise: MonthExercise;
  today: IsoDate;
  /** Its day lies in time off. */
  isExcused: boolean;
  /** A recording may be it. */
  isUnsure: boolean;
}

function Exercise({ exercise, today, ...known }: ExerciseProps) {
  const { type, name, duration, actualDuration, isKey } = exercise;
  const state = exerciseState(exercise, today, known);
  const { word, glyph } = STATE_WORDS[state];
  const text = `${name}${isKey ? ", key session" : ""}${word}`;
  return (
    <li className={classes(styles.exercise, sportClass(type))} data-state={state} title={text}>
      <SportIcon discipline={type} size={20} />
      <b>{formatHours(actualDuration ?? duration)}</b>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.signs} aria-hidden>
        {isTest(exercise) ? <IconStopwatch size={14} /> : isKey && <Glyph name="star" size={12} />}
        {glyph && <Glyph name={glyph} size={12} />}
      </span>
    </li>
  );
}

function ExtraActivity({ extra: { family, minutes, name } }: { extra: Extra }) {
  const text = `${name ?? "Activity"}, extra`;
  const isSport = family === "swim" || family === "bike" || family === "run";
  return (
    <li className={classes(styles.exercise, styles.extra)} data-state="extra" title={text}>
      {isSport ? (
        <SportIcon discipline={family} size={20} />
      ) : (
        <IconDeviceWatch size={20} aria-hidden />
      )}
      <b>{formatHours(minutes)}</b>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.signs} aria-hidden>
        <Glyph name="plus" size={12} />
      </span>
    </li>
  );
}

const isFirst = (date: IsoDate) => dayOfMonth(date) === "1";

/** The first day of a month names it. */
const numberText = (date: IsoDate) =>
  isFirst(date) ? `${dayOfMonth(date)} ${shortMonthName(date)}` : dayOfMonth(date);

/** A day of the month with its exercises; its number opens the week. */
export function MonthDay(props: MonthDayProps) {
  const { plan, week, date, today, isOutside, exercises, extras, unsure, isRest } = props;
  const isRace = date === plan.raceDate;
  const race = useRaceDays(plan.id).find((each) => each.date === date);
  const timeOff = useTimeOff(plan.id).find((each) => isInTimeOff(each, date));
  return (
    <td data-outside={isOutside || undefined} data-today={date === today || undefined}>
      <Link
        to={planDayPath(week, date)}
        className={styles.date}
        data-day
        aria-label={`${numberText(date)}, ${formatSpokenDate(date)}${date === today ? ", today" : ""}`}
        onKeyDown={moveFocus}
      >
        <b>{dayOfMonth(date)}</b>
        {isFirst(date) && <span> {shortMonthName(date)}</span>}
      </Link>
      {date === today && <span className={styles.now}>Today</span>}
      {timeOff && <span className={styles.timeOff}>{TIME_OFF_NAMES[timeOff.kind]}</span>}
      {isRest && !isRace && !race && !timeOff && <span className={styles.rest}>Rest</span>}
      {(exercises.length > 0 || extras.length > 0 || isRace || race) && (
        <ul>
          {isRace && (
            <li className={styles.race}>
              <PriorityMark priority="A" isSmall /> <span dir="auto">{plan.name}</span>
            </li>
          )}
          {race && (
            <li className={styles.race}>
              <PriorityMark priority={race.priority} isSmall /> <span dir="auto">{race.name}</span>
            </li>
          )}
          {exercises.map((exercise) => (
            <Exercise
              key={exercise.id}
              exercise={exercise}
              today={today}
              isExcused={timeOff !== undefined && isExcused([timeOff], { ...exercise, date })}
              isUnsure={unsure.includes(exercise.id)}
            />
          ))}
          {extras.map((extra) => (
            <ExtraActivity key={extra.activityId} extra={extra} />
          ))}
        </ul>
      )}
    </td>
  );
}
