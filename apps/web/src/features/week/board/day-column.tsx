import { formatSpokenDate, isInTimeOff, TIME_OFF_NAMES } from "@triplan/domain";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { dayId } from "../../../shared/plans/plan-view.ts";
import type { DayAdvice } from "../advice/day-advice.ts";
import { useBoard } from "../placing/use-board.tsx";
import { SuggestedOutlines } from "../first-visit/suggested-outlines.tsx";
import { brickGroups } from "../model/bricks.ts";
import { UnmatchedActivities } from "../matching/unmatched-activities.tsx";
import type { WeekDay } from "../model/week-model.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { CardGroup } from "../exercise/card-group.tsx";
import styles from "./day-column.module.css";
import { DayFoot, PlaceHint } from "./day-foot.tsx";
import { DayHead } from "./day-head.tsx";
import { PastDay } from "./past-day.tsx";
import { PlaceButton } from "../placing/place-button.tsx";
import { OtherRaceMarker, RaceMarker, type Race } from "./race-day.tsx";

const Rest = () => (
  <p className={styles.rest}>
    <b>Rest</b>
    <span>Sleep and food do the work today.</span>
  </p>
);

const names = (unit: readonly ExerciseRow[]) => unit.map(({ name }) => name).join(" and ");

export interface DayColumnProps {
  day: WeekDay<ExerciseRow>;
  /** Present while an exercise is selected. */
  advice: DayAdvice | undefined;
  /** Warnings about the day as scheduled. */
  notes: readonly string[];
  race: Race;
  /** Exercises that would be placed here. */
  suggested: readonly ExerciseRow[];
}

/** One day of the board: its exercises and, during a selection, the advice for it. */
export function DayColumn({ day, advice, notes, race, suggested }: DayColumnProps) {
  const board = useBoard();
  const { unit } = board;
  const timeOff = board.timeOff.find((each) => isInTimeOff(each, day.date));
  const isAsked = useLocation().hash === `#${dayId(day.date)}`;
  const [isOpen, setOpen] = useState(isAsked);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: "center" });
  }, [isAsked]);
  const date = formatSpokenDate(day.date);
  const isRest = day.capacity === 0 && day.exercises.length === 0 && !day.isRaceDay && !day.race;
  return (
    <section
      ref={section}
      id={dayId(day.date)}
      tabIndex={-1}
      className={styles.day}
      aria-label={day.isToday ? `${date}, today` : date}
      data-drop={day.day}
      data-advice={advice?.kind}
      data-today={day.isToday || undefined}
      data-over={day.isOver || undefined}
      data-open={isOpen || undefined}
      data-rest={isRest || undefined}
      data-time-off={timeOff !== undefined || undefined}
      data-race={day.isRaceDay || undefined}
    >
      {advice && (
        <PlaceButton to={day.day} label={`Place ${names(unit)} on ${date}. ${advice.reason}.`} />
      )}
      <DayHead day={day} />
      {day.isOver && <PastDay day={day} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      <div className={styles.body}>
        {timeOff && <p className={styles.timeOff}>{TIME_OFF_NAMES[timeOff.kind]}</p>}
        {day.isRaceDay && <RaceMarker race={race} />}
        {day.race && <OtherRaceMarker planId={race.planId} race={day.race} />}
        {brickGroups(day.exercises).map((group) => (
          <CardGroup key={group[0]?.id} group={group} folds={day.isOver} />
        ))}
        <SuggestedOutlines exercises={suggested} />
        {isRest && !timeOff && <Rest />}
        <UnmatchedActivities date={day.date} />
        {advice?.kind === "best" && <PlaceHint reason={advice.reason} />}
        <DayFoot advice={advice} notes={notes} />
      </div>
    </section>
  );
}
