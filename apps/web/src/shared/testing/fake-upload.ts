import { vi } from "vitest";

/** The import that an upload opens. */
export const UPLOADED_IMPORT = 7;

/**
 * Answers every upload with the id of its import, and returns the paths as they are called.
 * `vi.unstubAllGlobals` ends it.
 */
export function answerUploads(): readonly string[] {
  const paths: string[] = [];
  class AnsweredUpload extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 202;
    readonly responseText = JSON.stringify({ importId: UPLOADED_IMPORT });
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
