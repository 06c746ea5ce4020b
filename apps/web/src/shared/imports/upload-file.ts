import { browserTimeZone } from "../dates/today.ts";
import { NO_CONNECTION } from "../network/server-fetch.ts";

export interface UploadRequest {
  file: Blob;
  name: string;
  /** The exercise that the file is meant to complete. */
  exerciseId?: number | undefined;
  onProgress?: (sentBytes: number) => void;
}

const path = (exerciseId: number | undefined) =>
  `/api/activities/import${exerciseId === undefined ? "" : `?exerciseId=${exerciseId}`}`;

/**
 * Uploads a file and returns the id of its import. Uses XMLHttpRequest: `fetch` reports no progress
 * of uploads.
 */
export function uploadFile({ file, name, exerciseId, onProgress }: UploadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path(exerciseId));
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(name));
    request.setRequestHeader("x-time-zone", browserTimeZone());
    request.upload.addEventListener("progress", ({ loaded }) => onProgress?.(loaded));
    request.addEventListener("error", () => reject(new Error(NO_CONNECTION)));
    request.addEventListener("load", () => {
      const importId = fieldIn(request.responseText, "importId");
      const message = fieldIn(request.responseText, "message");
      if (request.status === 202 && typeof importId === "number") resolve(importId);
      else reject(new Error(typeof message === "string" ? message : NO_CONNECTION));
    });
    request.send(file);
  });
}

/** A field of a JSON object; undefined in any other text. */
function fieldIn(text: string, name: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  } catch {
    return undefined;
  }
}
