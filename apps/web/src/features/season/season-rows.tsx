import { VisuallyHidden } from "@mantine/core";
import { IconChevronRight, IconStopwatch } from "@tabler/icons-react";
import {
  addDays,
  dateInWeek,
  DISCIPLINE_NAMES,
  formatDateRange,
  formatHours,
  isInWeek,
  SPORT_FAMILIES,
  TIME_OFF_NAMES,
  type IsoDate,
  type SportFamily,
} from "@triplan/domain";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { activitiesOfWeekPath } from "../../shared/activities/activities-of-week.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { planViewPath } from "../../shared/plans/plan-view.ts";
import { racePath } from "../../shared/plans/race-path.ts";
import { PriorityMark } from "../../shared/races/priority-mark.tsx";
import { useRaceDays } from "../../shared/races/use-race-days.ts";
import { useTimeOff } from "../../shared/time-off/use-time-off.ts";
import { HoursBar, shareOf } from "./hours-bar.tsx";
import { KeyPips } from "./key-pips.tsx";
import type { Extra, SeasonWeek, WeekWithoutPlan } from "./season-totals.ts";
import row from "./season-rows.module.css";
import styles from "./season-table.module.css";

interface WeekRowProps {
  plan: PlanRow;
  week: SeasonWeek;
  /** Planned minutes of the longest week. */
  scale: number;
  isCurrent: boolean;
  today: IsoDate;
  /** The phase, in its first row. */
  children: ReactNode;
}

interface FigureProps {
  done: number;
  planned: number;
  /** Weeks that have begun show what was done. */
  hasDone: boolean;
  textOf: (figure: number) => string;
}

const Figure = ({ done, planned, hasDone, textOf }: FigureProps) =>
  hasDone ? (
    <>
      <b>{textOf(done)}</b>
      <span className={row.muted}> / {textOf(planned)}</span>
    </>
  ) : (
    <>{textOf(planned)}</>
  );

const lengthText = (minutes: number | null) => (minutes === null ? "–" : formatHours(minutes));

function Marks({ plan, week }: Pick<WeekRowProps, "plan" | "week">) {
  const tests = week.tests.map((sport) => DISCIPLINE_NAMES[sport].toLowerCase());
  const saturday = addDays(week.startDate, 6);
  const kinds = useTimeOff(plan.id)
    .filter(
      ({ fromDate, toDate }) => fromDate <= saturday && (toDate ?? saturday) >= week.startDate,
    )
    .map(({ kind }) => TIME_OFF_NAMES[kind]);
  const races = useRaceDays(plan.id).filter(({ date }) => isInWeek(week.startDate, date));
  return (
    <>
      {kinds.length > 0 && <span className={row.timeOff}>{[...new Set(kinds)].join(", ")}</span>}
      {tests.length > 0 && (
        <span className={row.mark}>
          <IconStopwatch size={16} aria-hidden />
          {tests.length === 1 ? "Test" : "Tests"}: {tests.join(", ")}
        </span>
      )}
      {races.map(({ id, priority, name }) => (
        <span key={id} className={row.mark}>
          <PriorityMark priority={priority} isSmall />
          <Link to="/races" dir="auto">
            {name}
          </Link>
        </span>
      ))}
      {week.raceDate !== null && (
        <span className={row.mark}>
          <PriorityMark priority="A" isSmall />
          <Link to={racePath(plan.id)} dir="auto">
            {plan.name}
          </Link>
        </span>
      )}
      {week.extraMinutes > 0 && (
        <span className={row.extra}>+{formatHours(week.extraMinutes)} extra</span>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Up and down move the focus between the weeks. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = STEPS[event.key];
  const links = [
    ...(event.currentTarget.closest("table")?.querySelectorAll<HTMLElement>("th a") ?? []),
  ];
  const next = step !== undefined && links[links.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A week of the plan; the whole row is its link. */
export function WeekRow({ plan, week, scale, isCurrent, today, children }: WeekRowProps) {
  const { week: number } = week;
  const dates = formatDateRange(
    dateInWeek(plan.startDate, number, 0),
    dateInWeek(plan.startDate, number, 6),
  );
  const hasDone = week.startDate <= today || week.doneMinutes > 0;
  return (
    <tr data-current={isCurrent || undefined}>
      {children}
      <th scope="row" className={row.week}>
        <Link to={planViewPath("week", number)} onKeyDown={moveFocus}>
          <VisuallyHidden>Open week </VisuallyHidden>
          <b>{number}</b> <span className={row.muted}>{dates}</span>
        </Link>
        {isCurrent && <span className={row.now}>This week</span>}
        {week.isRecovery && <span className={row.recovery}>Recovery</span>}
      </th>
      <td className={styles.hours}>
        <HoursBar week={week} scale={scale} />
      </td>
      <td className={styles.number} data-column="done">
        <Figure
          done={week.doneMinutes}
          planned={week.plannedMinutes}
          hasDone={hasDone}
          textOf={formatHours}
        />
      </td>
      <td className={styles.number} data-column="load">
        <small>Load </small>
        <Figure done={week.doneLoad} planned={week.plannedLoad} hasDone={hasDone} textOf={String} />
      </td>
      <td className={styles.number} data-column="longest">
        <small>Ride </small>
        {lengthText(week.longestRide)}
      </td>
      <td className={styles.number} data-column="longest">
        <small>Run </small>
        {lengthText(week.longestRun)}
      </td>
      <td className={styles.keys}>
        <KeyPips sessions={week.keySessions} />
      </td>
      <td className={styles.marks}>
        <div className={row.marks}>
          <Marks plan={plan} week={week} />
        </div>
        <IconChevronRight className={row.open ?? ""} size={16} aria-hidden />
      </td>
    </tr>
  );
}

interface RowWithoutPlanProps extends Pick<WeekRowProps, "scale"> {
  week: WeekWithoutPlan;
  children: ReactNode;
}

const FAMILY_NAMES = {
  ...DISCIPLINE_NAMES,
  multisport: "Multisport",
  transition: "Transition",
  other: "Other",
} as const satisfies Record<SportFamily, string>;

/** "Run 1:10 · Bike 0:45, without a plan" */
function trainedText(extras: readonly Extra[]): string {
  const byFamily = Map.groupBy(extras, ({ family }) => family);
  const parts = SPORT_FAMILIES.flatMap((family) => {
    const minutes = (byFamily.get(family) ?? []).reduce((sum, each) => sum + each.minutes, 0);
    return minutes > 0 ? [`${FAMILY_NAMES[family]} ${formatHours(minutes)}`] : [];
  });
  return parts.length > 0 ? `${parts.join(" · ")}, without a plan` : "Trained without a plan";
}

/** A week with training that no plan asked for; the whole row is a link to its activities. */
export const RowWithoutPlan = ({ week, scale, children }: RowWithoutPlanProps) => (
  <tr>
    {children}
    <th scope="row" className={row.week}>
      <Link to={activitiesOfWeekPath(week.startDate)} className={row.muted} onKeyDown={moveFocus}>
        <VisuallyHidden>Open the activities of </VisuallyHidden>
        {formatDateRange(week.startDate, addDays(week.startDate, 6))}
      </Link>
    </th>
    <td className={styles.hours}>
      <VisuallyHidden>No exercises</VisuallyHidden>
      <div
        className={row.extraBar}
        style={{ width: shareOf(week.extraMinutes, scale) }}
        aria-hidden
      />
    </td>
    <td className={styles.number} data-column="done">
      <b>{formatHours(week.extraMinutes)}</b>
    </td>
    <td className={styles.number} data-column="load">
      <small>Load </small>
      <b>{week.doneLoad}</b>
    </td>
    <td colSpan={4} className={styles.marks}>
      <div className={row.marks}>
        <span className={row.extra}>{trainedText(week.extras)}</span>
      </div>
      <IconChevronRight className={row.open ?? ""} size={16} aria-hidden />
    </td>
  </tr>
);
