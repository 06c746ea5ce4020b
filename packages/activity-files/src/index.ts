export { archiveFiles, countArchiveFiles, type ArchivedFile } from "./archive/archive-files.ts";
export { ARCHIVE_LIMITS } from "./archive/archive-limits.ts";
export {
  entryName,
  openEntry,
  openZip,
  zipEntries,
  type ZipEntry,
  type ZipFile,
} from "./archive/zip-entries.ts";
export { FileRefusal } from "./recording/file-refusal.ts";
export { FILE_LIMITS } from "./recording/limits.ts";
export { readActivityFile } from "./read-activity-file.ts";
export type { Recording } from "./recording/recording.ts";
