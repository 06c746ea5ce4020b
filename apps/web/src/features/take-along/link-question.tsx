import { Button } from "@mantine/core";
import { Dialog } from "@triplan/ui";
import styles from "./take-along.module.css";

interface LinkQuestionProps {
  title: string;
  action: string;
  isBusy: boolean;
  onAction: () => void;
  onClose: () => void;
}

/** Asks before the link ends, with equal buttons. */
export const LinkQuestion = ({ title, action, isBusy, onAction, onClose }: LinkQuestionProps) => (
  <Dialog title={title} isBusy={isBusy} onClose={onClose}>
    <p className={styles.question}>
      Calendars that use your link stop being updated. A new link has to be added there by hand.
    </p>
    <div className={styles.answers}>
      <Button variant="default" disabled={isBusy} onClick={onClose}>
        Keep the link
      </Button>
      <Button variant="default" disabled={isBusy} onClick={onAction}>
        {action}
      </Button>
    </div>
  </Dialog>
);
