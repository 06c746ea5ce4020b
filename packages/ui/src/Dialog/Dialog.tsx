import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./Dialog.module.css";

export interface DialogProps {
  title: string;
  /** Width in px. */
  size?: number;
  /** While busy, Escape and clicks outside do not close the dialog. */
  isBusy?: boolean;
  onClose: () => void;
  isOnTop?: boolean;
  children: ReactNode;
}

const ON_TOP = 400;
/** A fixed top edge: in a centred dialog that grows, the next click would hit another control. */
const TOP = "clamp(16px, 10dvh, 96px)";

/** A modal dialog of the product. */
export const Dialog = ({ title, size = 440, isBusy, onClose, isOnTop, children }: DialogProps) => (
  <Modal.Root
    opened
    onClose={() => isBusy || onClose()}
    size={size}
    yOffset={TOP}
    {...(isOnTop && { zIndex: ON_TOP })}
    classNames={{
      content: styles.content ?? "",
      body: styles.body ?? "",
      title: styles.title ?? "",
    }}
  >
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <Modal.Title>{title}</Modal.Title>
        {children}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
