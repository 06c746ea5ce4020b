import { addDays, formatDayAndMonth, openingWeek } from "@triplan/domain";
import { FasterTargetsQuestions } from "../../../shared/thresholds/faster-targets-questions.tsx";
import { hoursText } from "../board/hours-text.ts";
import { brickGroups } from "../model/bricks.ts";
import { isOpen } from "../model/is-open.ts";
import type { WeekDay, WeekModel } from "../model/week-model.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import type { AutoScheduleButtonProps } from "../moves/auto-schedule-button.tsx";
import panel from "../styles/week-panel.module.css";
import { AfterPlan, AfterRaceWords, BeforePlan } from "./around-plan.tsx";
import { FreeDay, OtherRaceWords, RaceDayWords } from "./free-day.tsx";
import { useProposals, type Proposal } from "../../../shared/proposals/use-proposals.ts";
import { useBoard } from "../placing/use-board.tsx";
import { IsThisIt } from "./is-this-it.tsx";
import { MissedOffer } from "./missed-offer.tsx";
import { NextUp, type NextUpProps } from "./next-up.tsx";
import type { TodayActionsProps } from "./today-actions.tsx";
import { TodayExercise } from "./today-exercise.tsx";
import { isAbout, TodayProposal } from "./today-proposal.tsx";
import styles from "./today-panel.module.css";

export interface TodayPanelProps extends NextUpProps, Pick<TodayActionsProps, "actions"> {
  week: number;
  model: WeekModel<ExerciseRow>;
  /** Exercises of the week before, if yesterday was its last day. */
  weekBefore: readonly ExerciseRow[];
  auto: AutoScheduleButtonProps;
}

interface DayProps extends TodayPanelProps {
  day: WeekDay<ExerciseRow>;
}

/** "1 key session is left this week."; nothing while an exercise of today is open. */
function DoneForToday({ day, model: { exercises } }: DayProps) {
  if (day.exercises.length === 0 || day.exercises.some(isOpen)) {
    return null;
  }
  const left = brickGroups(
    exercises.filter(
      (exercise) =>
        isOpen(exercise) && exercise.scheduledDate !== null && exercise.scheduledDate > day.date,
    ),
  ).filter((parts) => parts.some(({ isKey }) => isKey)).length;
  return (
    <p className={styles.left}>
      Done for today.{" "}
      {left > 0 && `${left} key ${left === 1 ? "session is" : "sessions are"} left this week.`}
    </p>
  );
}

const NO_PROPOSALS: readonly Proposal[] = [];

function Content({ day, ...props }: DayProps) {
  const { plan, week, model, weekBefore, actions, auto } = props;
  const { mayBe } = useBoard();
  const groups = brickGroups(day.exercises);
  const next = groups.find((parts) => parts.some(isOpen));
  const dayBefore = addDays(day.date, -1);
  const proposals = useProposals(plan.id).data?.proposals ?? NO_PROPOSALS;
  const yesterday = [...weekBefore, ...model.exercises].filter(
    ({ scheduledDate }) => scheduledDate === dayBefore,
  );
  return (
    <>
      {day.isRaceDay && <RaceDayWords plan={plan} />}
      {day.race && <OtherRaceWords race={day.race} />}
      {groups.map((parts) => (
        <TodayExercise key={parts[0]?.id} parts={parts} actions={actions} isNext={parts === next} />
      ))}
      <DoneForToday day={day} {...props} />
      {groups.length === 0 && day.date > plan.raceDate && <AfterRaceWords plan={plan} />}
      {groups.length === 0 && !day.race && day.date < plan.raceDate && (
        <FreeDay day={day} yesterday={yesterday} plan={plan} auto={auto} />
      )}
      {[...yesterday, ...day.exercises].filter(isOpen).map((exercise) => {
        const activity = mayBe.get(exercise.id);
        return activity && <IsThisIt key={exercise.id} exercise={exercise} activity={activity} />;
      })}
      {day.date < plan.raceDate && (
        <MissedOffer
          week={week}
          day={dayBefore}
          exercises={yesterday.filter((exercise) => !isAbout(proposals[0], exercise))}
          actions={actions}
        />
      )}
      <TodayProposal
        planId={plan.id}
        proposals={proposals}
        yesterday={yesterday}
        actions={actions}
      />
      <FasterTargetsQuestions />
    </>
  );
}

function OfDay(props: DayProps) {
  const { day, plan, today, next, model } = props;
  const isAlone = day === model.raceSunday;
  const hours = hoursText(day);
  const isBrick = day.exercises.length > 1 && brickGroups(day.exercises).length === 1;
  return (
    <section className={styles.panel} data-alone={isAlone || undefined} aria-label="Today">
      <div className={styles.main}>
        <header className={styles.head}>
          <h2 className={panel.title}>Today, {formatDayAndMonth(day.date)}</h2>
          {hours && (
            <span className={styles.hours}>
              {hours}
              {isBrick && " · one brick"}
            </span>
          )}
        </header>
        <Content {...props} />
      </div>
      {!isAlone && <NextUp plan={plan} today={today} next={next} />}
    </section>
  );
}

/**
 * Today before the rest of the week: what to do, how it went, and what comes next. On the week that
 * the plan opens on also before its first day and after its race.
 */
export function TodayPanel(props: TodayPanelProps) {
  const { plan, today, week, next, model, auto } = props;
  const day = [...model.days, model.raceSunday].find((each) => each?.isToday);
  if (day) return <OfDay day={day} {...props} />;
  if (week !== openingWeek(plan, today)) return null;
  if (today < plan.startDate)
    return <BeforePlan plan={plan} today={today} next={next} auto={auto} />;
  return today > plan.raceDate ? <AfterPlan plan={plan} today={today} /> : null;
}
