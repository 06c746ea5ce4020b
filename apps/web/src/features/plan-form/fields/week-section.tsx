import { Button } from "@mantine/core";
import {
  defaultSchedule,
  isSameSchedule,
  RACE_NAMES,
  type RaceType,
  type WeeklySchedule,
} from "@triplan/domain";
import { memo } from "react";
import { DayHoursHead, DayHoursRow, FieldError, gridHours, Switch } from "@triplan/ui";
import type { PublicUser } from "../../../shared/network/trpc.ts";
import styles from "./plan-fields.module.css";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import { withDay, type PlanValues } from "../draft/plan-values.ts";
import type { UpdatePlan } from "../draft/use-plan-draft.ts";
import hints from "../styles/hints.module.css";

/** The account's default week, unless the form already shows it. */
function otherDefault(user: PublicUser | null, schedule: WeeklySchedule): WeeklySchedule | null {
  const own = user?.defaultWeeklySchedule;
  return own && !isSameSchedule(own, schedule) ? own : null;
}

/** Name of the week when it is not the account's own. */
const weekName = (raceType: RaceType, weeklySchedule: WeeklySchedule) =>
  isSameSchedule(weeklySchedule, defaultSchedule(raceType))
    ? `This is a typical ${RACE_NAMES[raceType]} week.`
    : "This week differs from your default schedule.";

interface WeekSectionProps extends Pick<
  PlanValues,
  "raceType" | "weeklySchedule" | "optimiseLoad"
> {
  user: PublicUser | null;
  error: string | undefined;
  update: UpdatePlan;
}

/** The longest section: rendered again only if the week changes. */
export const WeekSection = memo(function WeekSection(props: WeekSectionProps) {
  const { raceType, weeklySchedule, optimiseLoad, user, error, update } = props;
  const own = otherDefault(user, weeklySchedule);
  const grid = gridHours(weeklySchedule);
  return (
    <FormSection
      title="Week"
      note="Choose at least three days and one endurance day for your longer sessions."
    >
      {error && (
        // Focusable, because the rows have no field for errors of the whole week.
        <p className={styles.weekError} tabIndex={-1} data-field-error>
          <FieldError>{error}</FieldError>
        </p>
      )}
      {own && (
        <div className={styles.ownWeek}>
          <span>{weekName(raceType, weeklySchedule)}</span>
          <Button
            variant="default"
            className={hints.smallButton ?? ""}
            onClick={() => update((last) => ({ ...last, weeklySchedule: own }))}
          >
            Use my default schedule
          </Button>
        </div>
      )}
      <DayHoursHead grid={grid} />
      {weeklySchedule.map((entry) => (
        <DayHoursRow
          key={entry.day}
          entry={entry}
          grid={grid}
          onChange={(day) => update((last) => withDay(last, day))}
        />
      ))}
      <div className={styles.optimise}>
        <Switch
          label="Optimise weekly load"
          isMain
          help="Rearranges roughly the same hours so that you peak on race day, according to a fitness and fatigue model."
          checked={optimiseLoad}
          onChange={(isOn) => update((last) => ({ ...last, optimiseLoad: isOn }))}
        />
      </div>
    </FormSection>
  );
});
