import {
  clearOldWebhooks,
  deleteDueAccounts,
  deleteExpiredEmailChanges,
  deleteExpiredOauthStates,
  deleteExpiredPasskeyChallenges,
  deleteExpiredPasswordResets,
  deleteExpiredPendingLogins,
  deleteExpiredSessions,
  deleteOldAccountImports,
  deleteOldAuditEvents,
  deleteOldCallCounts,
  deleteOldImports,
  deleteOldLoginFailures,
  deleteOldSecondFactorSetups,
  failBrokenUploads,
  inTransaction,
  listUploadKeys,
} from "@triplan/db";
import { SETUP_LIFETIME } from "../modules/second-factor/set-up.ts";
import { GRACE_TIME } from "../modules/account/delete-account.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { deleteStrayUploads } from "../modules/imports/uploads.ts";
import type { Context } from "../trpc/context.ts";
import { renewGrants } from "../wearables/connection/renew-grants.ts";
import { revokeConsents } from "../wearables/connection/revoke-consent.ts";

const DAY = 24 * 3600 * 1000;
/** Longer than the time limit of a request. */
const MAX_UPLOAD_AGE = 2 * 3600 * 1000;
const UPLOAD_BROKE_OFF = "The upload broke off. Import the file again.";
const HOURLY = "17 * * * *";

export interface CleanupSource extends Pick<Context, "db" | "log" | "wearable"> {
  uploadFolder: string;
  now: () => Date;
}

/** Deletes data past its retention period, retries disconnects and renews grants. Idempotent. */
export async function cleanUp({
  db,
  log,
  wearable,
  uploadFolder,
  now: clock,
}: CleanupSource): Promise<void> {
  const now = clock();
  const dueSince = new Date(now.getTime() - GRACE_TIME).toISOString();
  const accounts = await inTransaction(db, (trx) => deleteDueAccounts(trx, dueSince));
  const sessions = await deleteExpiredSessions(db, now.toISOString());
  const resets = await deleteExpiredPasswordResets(db, now.toISOString());
  const emailChanges = await deleteExpiredEmailChanges(db, now.toISOString());
  const challenges = await deleteExpiredPasskeyChallenges(db, now.toISOString());
  const pendingLogins = await deleteExpiredPendingLogins(db, now.toISOString());
  const setups = await deleteOldSecondFactorSetups(
    db,
    new Date(now.getTime() - SETUP_LIFETIME).toISOString(),
  );
  const failures = await deleteOldLoginFailures(db, new Date(now.getTime() - DAY).toISOString());
  const callCounts = await deleteOldCallCounts(db, now.toISOString());
  const events = await deleteOldAuditEvents(db, new Date(now.getTime() - 365 * DAY).toISOString());
  const consents = await deleteExpiredOauthStates(db, now.toISOString());
  const webhooks = await clearOldWebhooks(db);
  const imports = await deleteOldImports(db, new Date(now.getTime() - 90 * DAY).toISOString());
  const archives = await deleteOldAccountImports(db, new Date(now.getTime() - DAY).toISOString());
  const brokenUploads = await failBrokenUploads(db, {
    before: new Date(now.getTime() - MAX_UPLOAD_AGE).toISOString(),
    error: UPLOAD_BROKE_OFF,
  });
  const uploads = await deleteStrayUploads(uploadFolder, await listUploadKeys(db), now);
  log.info(
    {
      accounts,
      sessions,
      resets,
      emailChanges,
      challenges,
      pendingLogins,
      setups,
      failures,
      callCounts,
      events,
      consents,
      webhooks,
      imports,
      archives,
      brokenUploads,
      uploads,
    },
    "cleanup done",
  );
  if (!wearable) return;
  await revokeConsents({ db, log, wearable, now });
  await renewGrants({ db, log, wearable, now });
}

/** Cleans up now and every hour, in one process at a time. */
export async function startCleanup(jobs: JobQueue, source: CleanupSource): Promise<void> {
  await jobs.schedule("cleanup", HOURLY, {});
  await jobs.send(source.db, "cleanup", {});
  await jobs.work("cleanup", async () => {
    await cleanUp(source);
    const deleted = await jobs.deleteOfDeletedUsers();
    if (deleted > 0) source.log.info({ deleted }, "jobs of deleted accounts deleted");
  });
}
