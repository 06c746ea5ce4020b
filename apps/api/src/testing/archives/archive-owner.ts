import { mkdir } from "node:fs/promises";
import { fillAccount } from "../api/fill-account.ts";
import { testApi } from "../api/test-api.ts";
import { testWorkers } from "../jobs/test-workers.ts";
import { UPLOAD_FOLDER } from "../process/upload-folder.ts";
import { download } from "./account-archives.ts";

/** A server with workers, an athlete with rows in every table, and the archive of this account. */
export async function archiveOwner() {
  const workers = await testWorkers();
  const { db, background } = workers;
  const api = await testApi({ db, background });
  await mkdir(UPLOAD_FOLDER, { recursive: true });
  const owner = await api.user();
  await fillAccount(db, owner);
  const { rawPayload: archive } = await download(owner);
  return { api, db, workers, owner, archive };
}
