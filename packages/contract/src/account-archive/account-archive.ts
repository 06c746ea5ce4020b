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
/** The version that is written; those before it stay readable. */
export const ARCHIVE_VERSION = 1;

const PLANS = 200;
const PER_PLAN = 4000 * PLANS;
const LAYERS = 1000 * PLANS;
const ACTIVITIES = 50_000;

/** The lists that an import brings back, each after those that it refers to, with the most rows of each. */
export const ARCHIVE_LISTS = {
  thresholds: { row: thresholdRow, max: 500 },
  imports: { row: importRow, max: 100_000 },
  activities: { row: activityRow, max: ACTIVITIES },
  importedFiles: { row: importedFileRow, max: 1_000_000 },
  recordings: { row: recordingRow, max: ACTIVITIES },
  deletedActivities: { row: deletedActivityRow, max: 1_000_000 },
  plans: { row: planRow, max: PLANS },
  exercises: { row: exerciseRow, max: PER_PLAN },
  adjustments: { row: adjustmentRow, max: LAYERS },
  timeOff: { row: timeOffRow, max: LAYERS },
  races: { row: raceRow, max: LAYERS },
  raceDays: { row: raceDayRow, max: PLANS },
  acceptedProposals: { row: acceptedProposalRow, max: LAYERS },
  checkIns: { row: checkInRow, max: LAYERS },
  revisions: { row: revisionRow, max: LAYERS },
  decisions: { row: decisionRow, max: PER_PLAN },
} as const satisfies Record<string, { row: z.ZodObject; max: number }>;
export type ArchiveList = keyof typeof ARCHIVE_LISTS;

/** Facts about the old account, for you to read; an import leaves them out. */
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
