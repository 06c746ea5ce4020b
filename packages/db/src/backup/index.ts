export { TRANSIENT_TABLES, type BackupEnd, type BackupHeader } from "./backup-content.ts";
export { BackupError } from "./backup-error.ts";
export { readBackup } from "./read-backup.ts";
export { restoreBackup } from "./restore-backup.ts";
export { listUnfinishedWork, type UnfinishedWork } from "./unfinished-work.ts";
export { withMigrationLock } from "./with-migration-lock.ts";
export { writeBackup, type BackupSource, type BackupSummary } from "./write-backup.ts";
