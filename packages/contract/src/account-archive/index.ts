export * from "./account-archive.ts";
export { archiveSummary, type ArchiveSummary } from "./archive-summary.ts";
export { accountRow } from "./account-rows.ts";
