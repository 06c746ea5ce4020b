import { Button } from "@mantine/core";
import styles from "./adjust-dialog.module.css";
import type { AdjustValues } from "./adjust-values.ts";
import { contradictionOf } from "./adjustment-effects.ts";

interface ContradictionQuestionProps {
  values: AdjustValues;
  onChange: (values: AdjustValues) => void;
}

/** Asks about a change that contradicts its reason; nothing without one. */
export function ContradictionQuestion({ values, onChange }: ContradictionQuestionProps) {
  const contradiction = contradictionOf(values);
  if (!contradiction) return null;
  const { question, label, values: opposite } = contradiction;
  return (
    <output className={styles.question}>
      <p>
        <b>{question}</b> Otherwise your reason decides, and this change is not made.
      </p>
      <Button variant="default" size="xs" onClick={() => onChange(opposite)}>
        {label}
      </Button>
    </output>
  );
}
