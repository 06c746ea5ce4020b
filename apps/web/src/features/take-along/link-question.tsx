import { Button } from "@mantine/core";
import { Dialog } from "@triplan/ui";
import type { ReactNode } from "react";
import styles from "./take-along.module.css";

interface LinkQuestionProps {
  title: string;
  action: string;
  isBusy: boolean;
  onAction: () => void;
  onClose: () => void;
  /** What ends with the link. */
  children: ReactNode;
}

export const CALENDARS_STOP =
  "Calendars that use your link stop being updated. A new link has to be added there by hand.";

/** Asks before the link ends, with equal buttons. */
export const LinkQuestion = (props: LinkQuestionProps) => (
  <Dialog title={props.title} isBusy={props.isBusy} onClose={props.onClose}>
    <p className={styles.question}>{props.children}</p>
    <div className={styles.answers}>
      <Button variant="default" disabled={props.isBusy} onClick={props.onClose}>
        Keep the link
      </Button>
      <Button variant="default" disabled={props.isBusy} onClick={props.onAction}>
        {props.action}
      </Button>
    </div>
  </Dialog>
);
