import { NO_CONNECTION } from "../network/server-fetch.ts";
import { fieldOf, sendBytes } from "./send-bytes.ts";

export interface UploadRequest {
  file: Blob;
  name: string;
  /** The exercise that the file is meant to complete. */
  exerciseId?: number | undefined;
  onProgress?: (sentBytes: number) => void;
}

const path = (exerciseId: number | undefined) =>
  `/api/activities/import${exerciseId === undefined ? "" : `?exerciseId=${exerciseId}`}`;

/** Uploads a file and returns the id of its import. */
export async function uploadFile({
  file,
  name,
  exerciseId,
  onProgress,
}: UploadRequest): Promise<number> {
  const body = await sendBytes({
    path: path(exerciseId),
    bytes: file,
    headers: { "x-file-name": encodeURIComponent(name) },
    onProgress,
  });
  const importId = fieldOf(body, "importId");
  if (typeof importId !== "number") throw new Error(NO_CONNECTION);
  return importId;
}
