import { ActionIcon, Button } from "@mantine/core";
import {
  IconChevronLeft,
  IconChevronRight,
  IconList,
  IconPlaneDeparture,
} from "@tabler/icons-react";
import { dateInWeek, formatDateRange, type IsoDate } from "@triplan/domain";
import { raceCountdown } from "../../shared/plans/race-countdown.ts";
import { RaceHead } from "../../shared/plans/race-head.tsx";
import { ViewSwitch } from "../../shared/plans/view-switch.tsx";
import type { PlanRow } from "./model/week-types.ts";
import styles from "./week-heading.module.css";

interface StepProps {
  label: string;
  isPossible: boolean;
  onStep: () => void;
  children: React.ReactNode;
}

// Stays focusable at either end, so that keyboard users do not lose the focus.
const Step = ({ label, isPossible, onStep, children }: StepProps) => (
  <ActionIcon
    className={styles.step ?? ""}
    variant="default"
    size={32}
    aria-label={label}
    aria-disabled={!isPossible}
    onClick={() => isPossible && onStep()}
  >
    {children}
  </ActionIcon>
);

export interface WeekHeadingProps {
  plan: PlanRow;
  today: IsoDate;
  week: number;
  currentWeek: number;
  /** "Build 2 of 5". */
  phase: string | undefined;
  /** Absent while the week is loading. */
  availableCount: number | undefined;
  onGoTo: (week: number) => void;
  onOpenAvailable: () => void;
  onOpenTimeOff: () => void;
}

function Title({ plan, today, week }: Pick<WeekHeadingProps, "plan" | "today" | "week">) {
  const sunday = dateInWeek(plan.startDate, week, 0);
  const saturday = dateInWeek(plan.startDate, week, 6);
  const countdown = raceCountdown(today, plan.raceDate);
  return (
    <div className={styles.title} aria-live="polite">
      <h1>Week {week}</h1>
      <span className={styles.dates}>
        {formatDateRange(sunday, saturday)}{" "}
        {countdown !== null && (
          <span className={styles.countdownSmall}>
            race {countdown === "Today" ? "today" : `in ${countdown}`}
          </span>
        )}
      </span>
    </div>
  );
}

const Available = ({ availableCount, onOpenAvailable }: WeekHeadingProps) => (
  <Button
    className={styles.drawer ?? ""}
    variant="default"
    h={32}
    leftSection={<IconList size={16} />}
    aria-haspopup="dialog"
    onClick={onOpenAvailable}
  >
    Available ({availableCount})
  </Button>
);

const Now = ({ onGoTo, currentWeek }: WeekHeadingProps) => (
  <Button className={styles.now ?? ""} variant="default" h={32} onClick={() => onGoTo(currentWeek)}>
    Go to Current Week
  </Button>
);

/** The shown week, navigation to the others, and the countdown to the race. */
export function WeekHeading(props: WeekHeadingProps) {
  const { plan, today, week, onGoTo } = props;
  return (
    <div className={styles.heading}>
      <Step label="Previous week" isPossible={week > 1} onStep={() => onGoTo(week - 1)}>
        <IconChevronLeft size={16} />
      </Step>
      <Title plan={plan} today={today} week={week} />
      <Step label="Next week" isPossible={week < plan.totalWeeks} onStep={() => onGoTo(week + 1)}>
        <IconChevronRight size={16} />
      </Step>
      {props.phase && <span className={styles.phase}>{props.phase}</span>}
      <span className={styles.views}>
        <ViewSwitch week={week} />
      </span>
      {week !== props.currentWeek && <Now {...props} />}
      <span className={styles.space} />
      <Button
        className={styles.timeOff ?? ""}
        variant="default"
        h={32}
        aria-label="Time off"
        aria-haspopup="dialog"
        onClick={props.onOpenTimeOff}
      >
        <IconPlaneDeparture size={16} />
        <span className={styles.timeOffWord}>Time off</span>
      </Button>
      {props.availableCount !== undefined && <Available {...props} />}
      <div className={styles.race}>
        <RaceHead plan={plan} today={today} />
      </div>
    </div>
  );
}
