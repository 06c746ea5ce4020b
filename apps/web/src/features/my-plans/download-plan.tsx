import { ActionIcon } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { downloadFile } from "../../shared/network/download-file.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { FAILURES } from "../../shared/notifications/messages.ts";
import { notifyFailure } from "../../shared/notifications/notify.ts";

/** Downloads the plan as a file, which "Import Plan" takes. */
export function DownloadPlan({ plan }: { plan: PlanRow }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(`/training-plans/${plan.id}/export`),
    onError: (error) => notifyFailure(FAILURES.downloadPlan, error),
  });
  return (
    <ActionIcon
      variant="subtle"
      size={32}
      aria-label={`Download ${plan.name}`}
      aria-disabled={isPending || undefined}
      onClick={() => isPending || mutate()}
    >
      <IconDownload size={18} aria-hidden />
    </ActionIcon>
  );
}
