import { ActionIcon } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import type { Finding } from "@triplan/plan-engine";
import { Glyph } from "@triplan/ui";
import { formatClock, parseFinishTime } from "@triplan/domain";
import type { Outlines } from "../first-visit/use-first-visit.ts";
import type { DayAdvice } from "../advice/day-advice.ts";
import type { WeekModel } from "../model/week-model.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";
import { DayColumn } from "./day-column.tsx";
import {
  AutoScheduleButton,
  type AutoScheduleButtonProps,
} from "../moves/auto-schedule-button.tsx";
import { ShortStart } from "./short-start.tsx";
import { FirstStep, type FirstStepProps } from "./first-step.tsx";
import { RaceSunday } from "./race-day.tsx";
import styles from "../styles/week-layout.module.css";
import panel from "../styles/week-panel.module.css";

const Legend = () => (
  <div className={styles.legend}>
    <span>
      <Glyph name="star" />
      Key session
    </span>
    <span>
      <span className={styles.endurance} aria-hidden>
        E
      </span>
      Endurance day
    </span>
    <span>
      <span className={styles.dashes} aria-hidden />
      15 min each
    </span>
  </div>
);

export interface WeekBoardProps extends Pick<WeekModel<ExerciseRow>, "days" | "raceSunday"> {
  plan: PlanRow;
  week: number;
  /** Present while an exercise is selected. */
  advice: readonly DayAdvice[] | null;
  /** Rules that the scheduled week breaks. */
  findings: readonly Finding[];
  auto: AutoScheduleButtonProps;
  /** Present while nothing is scheduled. */
  firstStep: FirstStepProps | null;
  /** Where a week without scheduled exercises would have them. */
  outlines: Outlines;
  onHelp: () => void;
}

export function WeekBoard({
  plan,
  week,
  days,
  raceSunday,
  advice,
  findings,
  auto,
  firstStep,
  outlines,
  onHelp,
}: WeekBoardProps) {
  const goal = plan.goalFinishTime === null ? null : parseFinishTime(plan.goalFinishTime);
  const race = {
    planId: plan.id,
    name: plan.name,
    goal: goal && formatClock(goal),
    date: plan.raceDate,
  };
  return (
    <section id="weekly-schedule" className={styles.board} aria-label="Weekly Schedule">
      <div className={styles.boardHead}>
        <h2 className={panel.title}>Weekly Schedule</h2>
        <AutoScheduleButton {...auto} />
        <ActionIcon
          className={styles.help ?? ""}
          variant="default"
          size={32}
          aria-label="Keyboard help"
          aria-haspopup="dialog"
          onClick={onHelp}
        >
          <IconKeyboard size={16} aria-hidden />
        </ActionIcon>
        <Legend />
      </div>
      <ShortStart plan={plan} week={week} />
      {firstStep && <FirstStep {...firstStep} />}
      <div className={styles.days} data-race-next={raceSunday !== null || undefined}>
        {days.map((day) => (
          <DayColumn
            key={day.day}
            day={day}
            advice={advice?.[day.day]}
            notes={findings.filter((one) => one.day === day.day).map(({ message }) => message)}
            race={race}
            suggested={outlines.get(day.day) ?? []}
          />
        ))}
        {raceSunday && <RaceSunday race={race} isToday={raceSunday.isToday} />}
      </div>
    </section>
  );
}
