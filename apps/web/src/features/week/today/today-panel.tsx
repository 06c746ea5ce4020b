import { Button } from "@mantine/core";
import { IconMoon } from "@tabler/icons-react";
import { formatDayAndMonth } from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import { hoursText } from "../board/hours-text.ts";
import { brickGroups } from "../model/bricks.ts";
import type { WeekDay } from "../model/week-model.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import type { AutoScheduleButtonProps } from "../moves/auto-schedule-button.tsx";
import panel from "../styles/week-panel.module.css";
import { NextUp, type NextUpProps } from "./next-up.tsx";
import { TodayExercise, type TodayExerciseProps } from "./today-exercise.tsx";
import styles from "./today-panel.module.css";

export interface TodayPanelProps extends NextUpProps, Pick<TodayExerciseProps, "actions"> {
  day: WeekDay<ExerciseRow>;
  auto: AutoScheduleButtonProps;
}

const Race = ({ plan }: Pick<TodayPanelProps, "plan">) => (
  <p className={styles.calm}>
    <span className={styles.flag}>
      <Glyph name="flag" size={20} />
    </span>
    <span>
      <b>Race day</b>
      <span dir="auto">{plan.name}. Trust your training and start easier than you feel.</span>
    </span>
  </p>
);

/** A day without exercises: rest, or exercises of the week that have no day yet. */
function Free({ day, auto }: Pick<TodayPanelProps, "day" | "auto">) {
  const isPlaceable = auto.count > 0 && day.capacity > 0;
  return (
    <>
      <p className={styles.calm}>
        <span className={styles.moon}>
          <IconMoon size={20} aria-hidden />
        </span>
        <span>
          <b>{day.capacity === 0 ? "Rest" : "Nothing planned"}</b>
          <span>
            {isPlaceable
              ? `${countText(auto.count)} no day yet this week.`
              : "Sleep and food do the work today."}
          </span>
        </span>
      </p>
      {isPlaceable && (
        <Button variant="default" disabled={auto.isPending} onClick={auto.run}>
          {auto.count === 1 ? "Place it" : "Place them"}
        </Button>
      )}
    </>
  );
}

const countText = (count: number) => (count === 1 ? "1 exercise has" : `${count} exercises have`);

/** Today before the rest of the week: what to do, how it went, and what comes next. */
export function TodayPanel({ day, plan, today, next, actions, auto }: TodayPanelProps) {
  const groups = brickGroups(day.exercises);
  const hours = hoursText(day);
  return (
    <section className={styles.panel} aria-label="Today">
      <div className={styles.main}>
        <header className={styles.head}>
          <h2 className={panel.title}>Today, {formatDayAndMonth(day.date)}</h2>
          {hours && <span className={styles.hours}>{hours}</span>}
        </header>
        {day.isRaceDay && <Race plan={plan} />}
        {groups.map((parts) => (
          <TodayExercise key={parts[0]?.id} parts={parts} actions={actions} />
        ))}
        {groups.length === 0 && !day.isRaceDay && <Free day={day} auto={auto} />}
      </div>
      <NextUp plan={plan} today={today} next={next} />
    </section>
  );
}
