import { Button, Textarea } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { NOTICES, type Message } from "../../shared/notifications/messages.ts";
import { notifyInfo, notifySuccess } from "../../shared/notifications/notify.ts";
import styles from "./take-along.module.css";

interface LinkFieldProps {
  label: string;
  url: string;
  description: string;
  /** Shown after the link was copied. */
  copied: Message;
}

/** A link to copy, shown as a whole. */
export const LinkField = ({ label, url, description, copied }: LinkFieldProps) => (
  <div className={styles.address}>
    <Textarea
      label={label}
      readOnly
      rows={2}
      value={url}
      description={description}
      inputWrapperOrder={["label", "input", "description"]}
      classNames={{
        label: styles.urlLabel ?? "",
        input: styles.url ?? "",
        description: styles.note ?? "",
      }}
      onFocus={(event) => event.currentTarget.select()}
    />
    <Button
      variant="default"
      leftSection={<IconCopy size={16} aria-hidden />}
      onClick={() => void copy(url, copied)}
    >
      Copy
    </Button>
  </div>
);

async function copy(url: string, copied: Message): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notifySuccess(copied);
  } catch {
    notifyInfo(NOTICES.copyByHand);
  }
}
