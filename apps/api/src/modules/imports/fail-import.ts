import { finishImport, inTransaction } from "@triplan/db";
import type { JobHandler } from "../../jobs/job-queue.ts";
import type { ImportWork } from "./run-import.ts";

const FAILED = "Something went wrong. What was stored until then stays. Import the file again.";

/** Job: ends an import whose job failed for good. */
export function failImport({ db, log }: ImportWork): JobHandler<"import.dead"> {
  return async ({ data }, finish) => {
    await inTransaction(db, async (trx) => {
      await finish(trx);
      await finishImport(trx, data, FAILED);
    });
    log.error(data, "import failed for good");
  };
}
