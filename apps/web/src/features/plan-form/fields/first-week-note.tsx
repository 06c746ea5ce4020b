import { Button } from "@mantine/core";
import { withWeeklyHours } from "@triplan/domain";
import { IconTrendingUp } from "@tabler/icons-react";
import { useState, type MouseEvent } from "react";
import type { PlanPreview } from "../preview/use-planned-preview.ts";
import { firstWeekText, stepText } from "./first-week-texts.ts";
import hints from "../styles/hints.module.css";
import styles from "./now-section.module.css";
import type { SectionProps } from "./section-props.ts";

interface FirstWeekNoteProps extends Omit<SectionProps, "errors"> {
  preview: PlanPreview;
}

/** Where the plan starts, and how that compares with the athlete's week. */
export function FirstWeekNote({ preview, ...section }: FirstWeekNoteProps) {
  const { values, facts } = section;
  const start = firstWeekText(preview, facts.raceDate !== null);
  const step = stepText(values.hoursNow, facts.overview.weeklyHours, preview);
  if (start === null) return null;
  return (
    <div className={styles.note}>
      <IconTrendingUp size={16} aria-hidden />
      <div>
        <b>{start}</b>
        {step !== null && <p>{step}</p>}
        <HoursChoice {...section} />
      </div>
    </div>
  );
}

/** Moves focus to the hours, because the buttons go. */
const focusHours = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest("section")?.querySelector("input")?.focus();

/** Asks whether the plan may use the hours that the athlete trains now, if they are more. */
function HoursChoice({ values, facts, update }: Omit<FirstWeekNoteProps, "preview">) {
  const now = values.hoursNow;
  const given = facts.overview.weeklyHours;
  const question = `${now} of ${given}`;
  const [answered, setAnswered] = useState("");
  if (now === null || now <= given || answered === question) return null;
  const raised = withWeeklyHours(values.weeklySchedule, now);
  if (!raised) return null;
  return (
    <div className={styles.choices}>
      <Button
        variant="default"
        className={hints.smallButton ?? ""}
        onClick={(event) => {
          focusHours(event);
          update((last) => ({ ...last, weeklySchedule: raised }));
        }}
      >
        Use {now} h
      </Button>
      <Button
        variant="default"
        className={hints.smallButton ?? ""}
        onClick={(event) => {
          focusHours(event);
          setAnswered(question);
        }}
      >
        Keep {given} h
      </Button>
    </div>
  );
}
