import type { ArchiveSummary } from "@triplan/contract/account-archive";

/** What an archive of an empty account holds. */
export const EMPTY_SUMMARY: ArchiveSummary = {
  takenAt: "2026-03-02T12:00:00.000Z",
  plans: 0,
  exercises: 0,
  activities: 0,
  recordings: 0,
  thresholds: 0,
  races: [],
  rows: 0,
};
