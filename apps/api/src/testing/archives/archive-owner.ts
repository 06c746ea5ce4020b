import { mkdir } from "node:fs/promises";
import { fillAccount } from "../api/fill-account.ts";
import { testApi } from "../api/test-api.ts";
import { testClock } from "../api/test-clock.ts";
import { testWorkers } from "../jobs/test-workers.ts";
import { UPLOAD_FOLDER } from "../process/upload-folder.ts";
import { download } from "./account-archives.ts";

/** A server with workers, an athlete with rows in every table, and the archive of this account. */
export async function archiveOwner() {
  // One clock for both: a cleanup in real time deletes the logins of a test's past.
  const { now } = testClock();
  const workers = await testWorkers({ now });
  const { db, background } = workers;
  const api = await testApi({ db, background, now });
  await mkdir(UPLOAD_FOLDER, { recursive: true });
  const owner = await api.user();
  await fillAccount(db, owner);
  const { rawPayload: archive } = await download(owner);
  return { api, db, workers, owner, archive };
}
