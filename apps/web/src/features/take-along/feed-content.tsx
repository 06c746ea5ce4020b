import { Switch } from "@triplan/ui";
import type { FeedOptions } from "./use-calendar-feed.ts";
import styles from "./way-card.module.css";

interface FeedContentProps {
  options: FeedOptions;
  isBusy: boolean;
  onSave: (options: FeedOptions) => void;
}

/** What the calendar shows besides the exercises to come and the races. */
export const FeedContent = ({ options, isBusy, onSave }: FeedContentProps) => (
  <fieldset className={styles.fieldset}>
    <legend>Besides exercises to come and races</legend>
    <div className={styles.contents}>
      <Switch
        label="What you completed"
        checked={options.hasCompleted}
        onChange={(hasCompleted) => isBusy || onSave({ ...options, hasCompleted })}
      />
      <Switch
        label="Rest days and time off"
        checked={options.hasRestDays}
        onChange={(hasRestDays) => isBusy || onSave({ ...options, hasRestDays })}
      />
    </div>
    <p className={styles.small}>Heart rates, notes and the reason for time off are never in it.</p>
  </fieldset>
);
