import { Button } from "@mantine/core";
import styles from "./first-step.module.css";

export interface FirstStepProps {
  /** Exercises without a day. */
  count: number;
  isPending: boolean;
  onPlace: () => void;
  /** Opens the list of exercises where it has a tab of its own. */
  onChoose: () => void;
}

/** What to do with a week that has nothing on its days yet. */
export const FirstStep = ({ count, isPending, onPlace, onChoose }: FirstStepProps) => (
  <section className={styles.step} aria-label="Place this week">
    <p className={styles.words}>
      <b>Nothing is on your days yet.</b> Let Triplan put{" "}
      {count === 1 ? "your exercise on its best day" : `your ${count} exercises on their best days`}
      , or select an exercise and choose its day.
    </p>
    <div className={styles.buttons}>
      <Button h={36} disabled={isPending} onClick={onPlace}>
        Place this week
      </Button>
      <Button className={styles.choose ?? ""} variant="default" h={36} onClick={onChoose}>
        See exercises
      </Button>
    </div>
  </section>
);
