import { z } from "zod";
import { accountRow, connectionRow, eventRow, loginRow } from "./account-rows.ts";
import {
  activityRow,
  deletedActivityRow,
  importedFileRow,
  importRow,
  recordingRow,
  thresholdRow,
} from "./activity-rows.ts";
import { instant } from "./archive-fields.ts";
import {
  acceptedProposalRow,
  adjustmentRow,
  checkInRow,
  decisionRow,
  exerciseRow,
  planRow,
  raceDayRow,
  raceRow,
  revisionRow,
  timeOffRow,
} from "./plan-rows.ts";

/** What names an archive of an account. */
export const ARCHIVE_FORMAT = "triplan-account";
export const ARCHIVE_VERSION = 1;

/** What an import brings back: what the athlete planned, did and chose. Each list follows those that it refers to. */
export const IMPORTED_LISTS = {
  thresholds: thresholdRow,
  imports: importRow,
  activities: activityRow,
  importedFiles: importedFileRow,
  recordings: recordingRow,
  deletedActivities: deletedActivityRow,
  plans: planRow,
  exercises: exerciseRow,
  adjustments: adjustmentRow,
  timeOff: timeOffRow,
  races: raceRow,
  raceDays: raceDayRow,
  acceptedProposals: acceptedProposalRow,
  checkIns: checkInRow,
  revisions: revisionRow,
  decisions: decisionRow,
} as const satisfies Record<string, z.ZodObject>;
export type ImportedList = keyof typeof IMPORTED_LISTS;

/** Facts about the account on its server, to read only. */
export const READ_ONLY_LISTS = {
  logins: loginRow,
  events: eventRow,
  connections: connectionRow,
} as const satisfies Record<string, z.ZodObject>;
export type ReadOnlyList = keyof typeof READ_ONLY_LISTS;

export const archiveHead = z.object({
  $schema: z.string().max(500).exactOptional(),
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  takenAt: instant,
});

/** An archive: each property is the content of the file of that name, such as `plans.json`. */
export const accountArchive = z
  .object({
    archive: archiveHead,
    account: accountRow,
    ...Object.fromEntries(
      Object.entries({ ...IMPORTED_LISTS, ...READ_ONLY_LISTS }).map(([name, row]) => [
        name,
        z.array(row),
      ]),
    ),
  })
  .meta({
    title: "Triplan account",
    description:
      "The files of an account's archive, each under its name without .json. Ids name rows within the archive.",
  });
