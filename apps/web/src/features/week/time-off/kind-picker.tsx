import { TIME_OFF_NAMES } from "@triplan/domain";
import { IconBandage, IconBriefcase, IconSend, IconTemperature } from "@tabler/icons-react";
import { useId } from "react";
import styles from "./time-off-dialog.module.css";
import type { TimeOffValues } from "./time-off-values.ts";

const KINDS = [
  { kind: "travel", Icon: IconSend, text: "Away from your usual places" },
  { kind: "ill", Icon: IconTemperature, text: "A gentle way back follows" },
  { kind: "injured", Icon: IconBandage, text: "The other sports go on" },
  { kind: "busy", Icon: IconBriefcase, text: "Work, family, life" },
] as const;

interface KindPickerProps {
  value: TimeOffValues["kind"];
  onChange: (kind: TimeOffValues["kind"]) => void;
}

/** Why the athlete has time off, as cards. */
export function KindPicker({ value, onChange }: KindPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend>Why</legend>
      {KINDS.map(({ kind, Icon, text }) => (
        <label key={kind} className={styles.kind}>
          <input
            type="radio"
            name={name}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          <b>
            <Icon size={16} aria-hidden />
            {TIME_OFF_NAMES[kind]}
          </b>
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
