import { browserTimeZone } from "../dates/today.ts";
import { NO_CONNECTION } from "../network/server-fetch.ts";

export interface BytesRequest {
  /** With `/api`. */
  path: string;
  bytes: Blob;
  headers?: Readonly<Record<string, string>>;
  onProgress?: ((sentBytes: number) => void) | undefined;
  /** Stops the upload. */
  signal?: AbortSignal;
}

/**
 * Uploads bytes and returns the JSON of the answer; throws the server's message. Uses XMLHttpRequest: `fetch` reports
 * no progress of uploads.
 */
export function sendBytes({
  path,
  bytes,
  headers = {},
  onProgress,
  signal,
}: BytesRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-time-zone", browserTimeZone());
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded }) => onProgress?.(loaded));
    request.addEventListener("error", () => reject(new Error(NO_CONNECTION)));
    request.addEventListener("load", () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else {
        const message = fieldOf(body, "message");
        reject(new Error(typeof message === "string" ? message : NO_CONNECTION));
      }
    });
    signal?.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(bytes);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of a JSON object; undefined of any other value. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
