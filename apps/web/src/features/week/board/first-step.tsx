import { Button } from "@mantine/core";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import styles from "./first-step.module.css";

export interface FirstStepProps {
  /** Exercises without a day. */
  count: number;
  isPending: boolean;
  onPlace: () => void;
  /** Opens the tab of available exercises. */
  onChoose: () => void;
}

/** First steps for a week without scheduled exercises. */
export const FirstStep = ({ count, isPending, onPlace, onChoose }: FirstStepProps) => (
  <section className={styles.step} aria-label="Place this week">
    <p className={styles.words}>
      <b>Nothing is scheduled yet.</b> Let Triplan put{" "}
      {count === 1 ? "your exercise on its best day" : `your ${count} exercises on their best days`}
      , or select an exercise and choose its day.
    </p>
    <div className={styles.buttons}>
      <OnlineButton h={36} disabled={isPending} onClick={onPlace}>
        Place this week
      </OnlineButton>
      <Button className={styles.choose ?? ""} variant="default" h={36} onClick={onChoose}>
        See exercises
      </Button>
    </div>
  </section>
);
