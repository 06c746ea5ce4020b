import { Button } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { holdsFiles } from "./dropped-files.ts";
import styles from "./drop-zone.module.css";

export interface DropZoneProps {
  /** What can be dropped, with what becomes of it. */
  children: ReactNode;
  /** Label of the button. */
  button: string;
  accept: string;
  isMultiple?: boolean;
  isBusy?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A field to drop files on, with a button that opens the file dialog. */
export function DropZone({ children, button, accept, isMultiple, isBusy, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !isBusy) onFiles([...files]);
  };
  const drag = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <IconFileUpload size={24} stroke={1.5} aria-hidden />
      <div className={styles.text}>{children}</div>
      <Button
        variant="default"
        aria-disabled={isBusy || undefined}
        data-busy={isBusy || undefined}
        onClick={() => isBusy || input.current?.click()}
      >
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={button}
        accept={accept}
        multiple={isMultiple ?? false}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file can be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
