import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";

const KEPT_BYTES = 5_000_000;
const SHOWN_LINES = 15;

/** PostgreSQL's log file; like PostgreSQL, it may outlive this process. */
export class ServerLog {
  readonly path: string;
  #from = 0;

  constructor(path: string) {
    this.path = path;
  }

  /** Opens the file for a new server; rotates a long one. */
  open(): number {
    const size = statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > KEPT_BYTES) renameSync(this.path, `${this.path}.1`);
    this.#from = size > KEPT_BYTES ? 0 : size;
    return openSync(this.path, "a", 0o600);
  }

  close(handle: number): void {
    closeSync(handle);
  }

  /** The last lines since the server started. */
  tail(): string {
    const text = readFileSync(this.path).subarray(this.#from).toString("utf8");
    return text.trim().split("\n").slice(-SHOWN_LINES).join("\n");
  }
}
