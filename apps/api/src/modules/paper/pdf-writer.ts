import type { SheetFile } from "@triplan/paper/pdf";
import type { Log } from "../../log.ts";
import { QueuedThread } from "../../threads/queued-thread.ts";
import type { PdfPort } from "../../trpc/context.ts";

/** Writes PDFs in a thread. */
export class PdfWriter implements PdfPort {
  readonly #thread: QueuedThread<SheetFile, Uint8Array>;

  constructor(log: Log) {
    this.#thread = new QueuedThread(new URL("./write-pdf-worker.ts", import.meta.url), log, {
      failed: "pdf not written",
      refusal: "The PDF could not be made just now. Try again in a moment.",
    });
  }

  /** Throws a DomainError when too many wait or the thread fails. */
  write = (file: SheetFile): Promise<Uint8Array> => this.#thread.run(file);

  close = (): Promise<void> => this.#thread.close();
}
