import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { downloadFile } from "../network/download-file.ts";
import { FAILURES, type Message } from "../notifications/messages.ts";
import { notifyFailure } from "../notifications/notify.ts";

export interface DownloadButtonProps {
  /** Below `/api`. */
  path: string;
  label: string;
  /** What it downloads, where the label alone does not say so. */
  name?: string;
  /** What the toast says first. */
  failure?: Message;
}

/** Downloads a file; a toast says why if it can't. */
export function DownloadButton({
  path,
  label,
  name,
  failure = FAILURES.workoutFile,
}: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(path),
    onError: (error) => notifyFailure(failure, error),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isPending}
      {...(name !== undefined && { "aria-label": name })}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
