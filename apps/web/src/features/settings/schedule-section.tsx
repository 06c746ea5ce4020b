import { Button } from "@mantine/core";
import {
  isRaceType,
  RACE_NAMES,
  RACE_TYPES,
  withSuggestedHours,
  type RaceType,
} from "@triplan/domain";
import { DayHoursHead, DayHoursRow, gridHours, SelectField } from "@triplan/ui";
import { useState } from "react";
import { FormSection } from "../../shared/forms/form-section.tsx";
import { ScheduleTips } from "./schedule-tips.tsx";
import { withDay, type SettingsSectionProps } from "./settings-values.ts";
import styles from "./settings.module.css";

const RACES = RACE_TYPES.map((race) => ({ value: race, label: RACE_NAMES[race] }));

/** The default week for new plans, with suggested hours for a race on request. */
export function ScheduleSection({ values, update }: SettingsSectionProps) {
  const [race, setRace] = useState<RaceType>("olympic");
  const { schedule } = values;
  const grid = gridHours(schedule);
  return (
    <FormSection title="Default Training Schedule" note="The days and hours you usually have.">
      <div className={styles.suggest}>
        <SelectField
          label="Race type"
          data={RACES}
          value={race}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (isRaceType(chosen)) setRace(chosen);
          }}
        />
        <Button
          variant="default"
          className={styles.apply ?? ""}
          onClick={() =>
            update((last) => ({ ...last, schedule: withSuggestedHours(last.schedule, race) }))
          }
        >
          Apply Suggested Hours
        </Button>
      </div>
      <DayHoursHead grid={grid} />
      {schedule.map((entry) => (
        <DayHoursRow
          key={entry.day}
          entry={entry}
          grid={grid}
          onChange={(day) => update((last) => withDay(last, day))}
        />
      ))}
      <ScheduleTips />
    </FormSection>
  );
}
