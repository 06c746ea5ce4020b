import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { trpc, type RouterOutputs } from "../../../shared/network/trpc.ts";
import { sendBytes } from "../../../shared/imports/send-bytes.ts";

export type Archive = NonNullable<RouterOutputs["accountImport"]["get"]["archive"]>;

/** Polling interval of a running import, in milliseconds. */
const POLL_MS = 1000;

/** The archive of the account, read every second while it is imported. */
export function useArchive() {
  const utils = trpc.useUtils();
  const query = trpc.accountImport.get.useQuery(undefined, {
    refetchInterval: ({ state }) => state.data?.archive?.status === "running" && POLL_MS,
  });
  const status = query.data?.archive?.status;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (status === "done" && wasRunning.current) void utils.invalidate();
    wasRunning.current = status === "running";
  }, [status, utils]);
  return query;
}

/** Uploads an archive, to see what it holds; the upload ends with its dialog. */
export function useUploadArchive() {
  const utils = trpc.useUtils();
  const [sent, setSent] = useState(0);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async (file: File) => {
      setSent(0);
      upload.current = new AbortController();
      try {
        await sendBytes({
          path: "/api/user/import",
          bytes: file,
          onProgress: (bytes) => setSent(bytes / Math.max(1, file.size)),
          signal: upload.current.signal,
        });
      } finally {
        upload.current = null;
      }
      await utils.accountImport.get.invalidate();
    },
  });
  return { ...mutation, sent };
}

/** Starts or discards the import of an archive. */
export function useArchiveAnswer() {
  const { accountImport } = trpc.useUtils();
  const options = {
    onSuccess: (state: RouterOutputs["accountImport"]["get"]) =>
      accountImport.get.setData(undefined, state),
    // It may have been answered elsewhere.
    onError: () => accountImport.get.invalidate(),
  };
  const start = trpc.accountImport.start.useMutation(options);
  const discard = trpc.accountImport.discard.useMutation(options);
  return { start, discard };
}
