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

/** What the athlete planned, did and chose; each list after those that it refers to. */
export const ARCHIVE_LISTS = {
  thresholds: { row: thresholdRow },
  imports: { row: importRow },
  activities: { row: activityRow },
  importedFiles: { row: importedFileRow },
  recordings: { row: recordingRow },
  deletedActivities: { row: deletedActivityRow },
  plans: { row: planRow },
  exercises: { row: exerciseRow },
  adjustments: { row: adjustmentRow },
  timeOff: { row: timeOffRow },
  races: { row: raceRow },
  raceDays: { row: raceDayRow },
  acceptedProposals: { row: acceptedProposalRow },
  checkIns: { row: checkInRow },
  revisions: { row: revisionRow },
  decisions: { row: decisionRow },
} as const satisfies Record<string, { row: z.ZodObject }>;
export type ArchiveList = keyof typeof ARCHIVE_LISTS;

/** Facts about the account. */
export const ARCHIVE_FACTS = {
  logins: { row: loginRow },
  events: { row: eventRow },
  connections: { row: connectionRow },
} as const satisfies Record<string, { row: z.ZodObject }>;
export type ArchiveFact = keyof typeof ARCHIVE_FACTS;

export const archiveHead = z.object({
  $schema: z.string().max(500).exactOptional(),
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  takenAt: instant,
});

const file = ({ row }: { row: z.ZodObject }) => z.array(row);

/** An archive: each property is the content of the file of that name, such as `plans.json`. */
export const accountArchive = z
  .object({
    archive: archiveHead,
    account: accountRow,
    ...Object.fromEntries(
      Object.entries({ ...ARCHIVE_LISTS, ...ARCHIVE_FACTS }).map(([name, list]) => [
        name,
        file(list),
      ]),
    ),
  })
  .meta({
    title: "Triplan account",
    description:
      "The files of an account's archive, each under its name without .json. Ids name rows within the archive.",
  });
