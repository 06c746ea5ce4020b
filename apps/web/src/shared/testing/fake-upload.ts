/** The import that an upload opens. */
export const UPLOADED_IMPORT = 7;

/** An XMLHttpRequest whose upload is answered with the id of its import. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 202;
  readonly responseText = JSON.stringify({ importId: UPLOADED_IMPORT });
  /** Paths of the uploads. */
  static readonly sent: string[] = [];
  open(_method: string, path: string) {
    FakeUpload.sent.push(path);
  }
  setRequestHeader() {
    return undefined;
  }
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}
