import { vi } from "vitest";

/** The import that an upload opens. */
export const UPLOADED_IMPORT = 7;

/**
 * Answers every upload, by default with the id of its import, and returns the paths as they are called.
 * `vi.unstubAllGlobals` ends it.
 */
export function answerUploads(
  body: object = { importId: UPLOADED_IMPORT },
  status = 202,
): readonly string[] {
  const paths: string[] = [];
  class AnsweredUpload extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly responseText = JSON.stringify(body);
    open(_method: string, path: string) {
      paths.push(path);
    }
    setRequestHeader() {
      return undefined;
    }
    send() {
      queueMicrotask(() => this.dispatchEvent(new Event("load")));
    }
  }
  vi.stubGlobal("XMLHttpRequest", AnsweredUpload);
  return paths;
}
