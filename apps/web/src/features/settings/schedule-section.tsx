import { Button } from "@mantine/core";
import { withSuggestedHours, type RaceType } from "@triplan/domain";
import { DayHoursHead, DayHoursRow, gridHours } from "@triplan/ui";
import { useState } from "react";
import { ChoiceField } from "../../shared/forms/choice-field.tsx";
import { FormSection } from "../../shared/forms/form-section.tsx";
import { RACE_CHOICES } from "./race-choices.ts";
import { ScheduleTips } from "./schedule-tips.tsx";
import { withDay, type SettingsSectionProps } from "./settings-values.ts";
import styles from "./settings.module.css";

/** The default week for new plans, with suggested hours for a race on request. */
export function ScheduleSection({ values, update }: SettingsSectionProps) {
  const [race, setRace] = useState<RaceType>("olympic");
  const { schedule } = values;
  const grid = gridHours(schedule);
  return (
    <FormSection title="Default Training Schedule" note="The days and hours you usually have.">
      <div className={styles.suggest}>
        <ChoiceField label="Race type" choices={RACE_CHOICES} value={race} onChange={setRace} />
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
