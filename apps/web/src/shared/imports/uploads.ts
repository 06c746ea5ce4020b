import { useSyncExternalStore } from "react";
import { errorText } from "../network/error-text.ts";
import { bundleFiles, type UploadPart } from "./bundle-files.ts";
import { uploadFile } from "./upload-file.ts";

export interface Upload {
  id: number;
  name: string;
  /** Share sent, 0 to 1. */
  sent: number;
  /** Why it stopped. */
  problem: string | null;
}

// Outside of React, so that uploads go on while the athlete visits other pages.
let uploads: readonly Upload[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function show(next: readonly Upload[]) {
  uploads = next;
  const isSending = next.some(({ problem }) => problem === null);
  if (isSending) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
  for (const listener of listeners) listener();
}

const change = (id: number, changes: Partial<Upload>) =>
  show(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

export const dismissUpload = (id: number) => show(uploads.filter((upload) => upload.id !== id));

/** Uploads of this page that are sent or stopped. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads);

async function sendPart(part: UploadPart, id: number, onStored: () => Promise<unknown>) {
  try {
    const file = await part.file();
    const onProgress = (bytes: number) => change(id, { sent: bytes / Math.max(1, file.size) });
    await uploadFile({ file, name: part.name, onProgress });
    await onStored();
    dismissUpload(id);
  } catch (error) {
    change(id, { problem: errorText(error) });
  }
}

/** Uploads files one after the other; `onStored` is called after each. */
export async function startUploads(
  files: readonly File[],
  onStored: () => Promise<unknown>,
): Promise<void> {
  const parts = bundleFiles(files).map((part) => ({ part, id: (lastId += 1) }));
  show([
    ...uploads.filter(({ problem }) => problem === null),
    ...parts.map(({ part, id }) => ({ id, name: part.name, sent: 0, problem: null })),
  ]);
  for (const { part, id } of parts) await sendPart(part, id, onStored);
}
