import { ActionIcon } from "@mantine/core";
import { Glyph } from "@triplan/ui";
import styles from "./checklist.module.css";

interface ChecklistItemProps {
  label: string;
  isChecked: boolean;
  onTick: (isChecked: boolean) => void;
  /** Only what the athlete added can be removed. */
  onRemove?: () => void;
}

/** A line to tick. */
export const ChecklistItem = ({ label, isChecked, onTick, onRemove }: ChecklistItemProps) => (
  <div className={styles.item}>
    <label>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span dir="auto">{label}</span>
    </label>
    {onRemove && (
      <ActionIcon
        className={styles.remove}
        variant="subtle"
        color="gray"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
      >
        <Glyph name="cross" size={16} />
      </ActionIcon>
    )}
  </div>
);
