import { Button } from "@mantine/core";
import { ownItemInput } from "@triplan/contract";
import { MAX_OWN_ITEM, TOO_MANY_OWN_ITEMS } from "@triplan/domain";
import { Field } from "@triplan/ui";
import { useState } from "react";
import styles from "./checklist.module.css";

interface AddItemProps {
  /** Every line of the checklist. */
  taken: readonly string[];
  isFull: boolean;
  onAdd: (label: string) => void;
  onClose: () => void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Adds lines to a checklist, one after the other. */
export function AddItem({ taken, isFull, onAdd, onClose }: AddItemProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const parsed = ownItemInput.safeParse(text);
    const problem = parsed.success
      ? problemOf(parsed.data, taken, isFull)
      : parsed.error.issues[0]?.message;
    if (parsed.success && !problem) onAdd(parsed.data);
    if (!problem) setText("");
    setError(problem ?? null);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field
        label="Item"
        placeholder="Spare contact lenses"
        maxLength={MAX_OWN_ITEM}
        ref={focus}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <Button type="submit" variant="default">
        Add to checklist
      </Button>
      <Button variant="subtle" color="gray" onClick={onClose}>
        Done
      </Button>
    </form>
  );
}

function problemOf(label: string, taken: readonly string[], isFull: boolean): string | null {
  const same = taken.find((each) => each.toLowerCase() === label.toLowerCase());
  if (same !== undefined) return `“${same}” is on the checklist already`;
  return isFull ? TOO_MANY_OWN_ITEMS : null;
}
