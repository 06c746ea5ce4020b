import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { IsoDate } from "@triplan/domain";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { RaceHead } from "../../../shared/plans/race-head.tsx";
import { ViewSwitch } from "../../../shared/plans/view-switch.tsx";
import frame from "../../../shared/plans/plan-frame.module.css";
import { monthName } from "./month-name.ts";
import { weekOfNextMonth } from "./month-weeks.ts";
import styles from "./month-heading.module.css";

interface MonthHeadingProps {
  plan: PlanRow;
  today: IsoDate;
  month: string;
  week: number;
  weeks: readonly number[];
  onStep: (step: 1 | -1) => void;
}

export function MonthHeading({ plan, today, month, week, weeks, onStep }: MonthHeadingProps) {
  const step = (by: 1 | -1, label: string, icon: React.ReactNode) => (
    <ActionIcon
      className={styles.step ?? ""}
      variant="default"
      size={32}
      aria-label={label}
      aria-disabled={weekOfNextMonth(plan, month, by) === null}
      onClick={() => onStep(by)}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <div className={frame.heading}>
      {step(-1, "Previous month", <IconChevronLeft size={16} />)}
      <h1 aria-live="polite">{monthName(month)}</h1>
      {step(1, "Next month", <IconChevronRight size={16} />)}
      <span className={frame.tag}>
        Weeks {weeks[0]} – {weeks.at(-1)}
      </span>
      <ViewSwitch week={week} />
      <span className={frame.space} />
      <RaceHead plan={plan} today={today} />
    </div>
  );
}
