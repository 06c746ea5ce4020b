import { Button } from "@mantine/core";
import type { WeeklySchedule } from "@triplan/domain";
import { DayHoursHead, DayHoursRow, FieldError, gridHours, Switch } from "@triplan/ui";
import type { PublicUser } from "../../trpc.ts";
import styles from "./create-plan.module.css";
import { FormSection } from "../../shared/form-section.tsx";
import { withDay } from "./plan-values.ts";
import type { SectionProps } from "./section-props.ts";

/** The account's own week, where it has one that is not in the form already. */
function otherDefault(user: PublicUser | null, schedule: WeeklySchedule): WeeklySchedule | null {
  const own = user?.defaultWeeklySchedule;
  return own && JSON.stringify(own) !== JSON.stringify(schedule) ? own : null;
}

export function WeekSection(props: SectionProps & { user: PublicUser | null }) {
  const { values, errors, update, user } = props;
  const own = otherDefault(user, values.weeklySchedule);
  const grid = gridHours(values.weeklySchedule);
  return (
    <FormSection
      title="Week"
      note="At least three days, one of them for endurance. Longer sessions go there."
    >
      {errors.weeklySchedule && (
        // The rows have no field of their own for what is wrong with all of them.
        <p className={styles.weekError} tabIndex={-1} data-field-error>
          <FieldError>{errors.weeklySchedule}</FieldError>
        </p>
      )}
      <DayHoursHead grid={grid} />
      {values.weeklySchedule.map((entry) => (
        <DayHoursRow
          key={entry.day}
          entry={entry}
          grid={grid}
          onChange={(day) => update((last) => withDay(last, day))}
        />
      ))}
      {own && (
        <div className={styles.weekFoot}>
          <Button
            variant="default"
            className={styles.smallButton ?? ""}
            onClick={() => update((last) => ({ ...last, weeklySchedule: own }))}
          >
            Use my default schedule
          </Button>
        </div>
      )}
      <div className={styles.optimise}>
        <Switch
          label="Optimise weekly load"
          isMain
          help="Spreads about the same hours so that a model of fitness and fatigue has you in your best shape on race day."
          checked={values.optimiseLoad}
          onChange={(optimiseLoad) => update((last) => ({ ...last, optimiseLoad }))}
        />
      </div>
    </FormSection>
  );
}
