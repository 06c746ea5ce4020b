import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconFlag } from "@tabler/icons-react";
import {
  dateInWeek,
  DAY_NAMES,
  DISCIPLINES,
  DISCIPLINE_NAMES,
  formatDateRange,
  formatDateWithDay,
  formatHours,
  phaseText,
  WEEKDAYS,
  type Weekday,
} from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { SharedPlan } from "../../shared/network/trpc.ts";
import { SharedDay, type DayPlace } from "./shared-day.tsx";
import { SharedExercise } from "./shared-exercise.tsx";
import type { ExerciseOfWeek } from "./exercise-of-week.ts";
import styles from "./shared-plan.module.css";

interface SharedWeekProps {
  plan: SharedPlan;
  week: number;
  pathTo: (week: number) => string;
}

interface StepProps {
  label: string;
  /** Null at either end of the plan. */
  to: string | null;
  children: ReactNode;
}

// Stays focusable at either end, so that keyboard users do not lose the focus.
const Step = ({ label, to, children }: StepProps) =>
  to === null ? (
    <ActionIcon className={styles.step ?? ""} variant="default" aria-label={label} aria-disabled>
      {children}
    </ActionIcon>
  ) : (
    <ActionIcon
      className={styles.step ?? ""}
      variant="default"
      aria-label={label}
      component={Link}
      to={to}
      replace
    >
      {children}
    </ActionIcon>
  );

const Sums = ({ exercises }: { exercises: readonly ExerciseOfWeek[] }) => (
  <ul className={styles.sums} aria-label="Hours by sport">
    {DISCIPLINES.map((sport) => {
      const own = exercises.filter(({ type }) => type === sport);
      const minutes = own.reduce((sum, { duration }) => sum + duration, 0);
      return (
        minutes > 0 && (
          <li key={sport}>
            <SportIcon discipline={sport} size={20} />
            <span className={styles.hidden}>{DISCIPLINE_NAMES[sport]}</span>
            {formatHours(minutes)}
          </li>
        )
      );
    })}
  </ul>
);

/** A race on Sunday comes after its week. */
function placeOf(day: Weekday, raceDay: Weekday): DayPlace {
  if (raceDay === 0 || day < raceDay) return "before";
  return day === raceDay ? "race" : "after";
}

/** A week of a shared plan: its exercises by day, each of which opens. */
export function SharedWeek({ plan, week, pathTo }: SharedWeekProps) {
  const [opened, setOpened] = useState<ExerciseOfWeek | null>(null);
  const shown = plan.weeks[week - 1];
  if (!shown) return null;
  const { startDate, weeks, raceDate, raceDay } = plan;
  const dateOf = (day: Weekday) => (startDate === null ? null : dateInWeek(startDate, week, day));
  const [sunday, saturday] = [dateOf(0), dateOf(6)];
  const isLast = week === weeks.length;
  const withoutDay = shown.exercises.filter(({ day }) => day === null);
  return (
    <section className={styles.week} aria-labelledby="week">
      <div className={styles.weekHead}>
        <Step label="Previous week" to={week > 1 ? pathTo(week - 1) : null}>
          <IconChevronLeft size={16} />
        </Step>
        <div className={styles.weekTitle} aria-live="polite">
          <h2 id="week">Week {week}</h2>
          <span className={styles.note}>
            {sunday && saturday && `${formatDateRange(sunday, saturday)} · `}
            {phaseText(shown)}
          </span>
        </div>
        <Step label="Next week" to={week < weeks.length ? pathTo(week + 1) : null}>
          <IconChevronRight size={16} />
        </Step>
        <Sums exercises={shown.exercises} />
        <b className={styles.total}>{formatHours(shown.minutes)}</b>
      </div>
      <ul className={styles.days}>
        {WEEKDAYS.map((day) => (
          <SharedDay
            key={day}
            name={DAY_NAMES[day]}
            date={dateOf(day)}
            exercises={shown.exercises.filter((each) => each.day === day)}
            races={shown.races.filter((each) => each.day === day)}
            place={isLast ? placeOf(day, raceDay) : "before"}
            onOpen={setOpened}
          />
        ))}
        {withoutDay.length > 0 && (
          <SharedDay
            name="Any day"
            date={null}
            exercises={withoutDay}
            races={[]}
            place="before"
            onOpen={setOpened}
          />
        )}
      </ul>
      {isLast && (
        <p className={styles.race}>
          <IconFlag size={16} aria-hidden />
          Race day: {raceDate === null ? DAY_NAMES[raceDay] : formatDateWithDay(raceDate)}
        </p>
      )}
      {opened && <SharedExercise exercise={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
