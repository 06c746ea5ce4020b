import { IMPORTED_LISTS, type ImportedList } from "@triplan/contract/account-archive";
import type { ArchivedRow } from "@triplan/db";
import { disciplineOf, EFFORTS_VERSION } from "@triplan/domain";
import type { z } from "zod";
import { packStream } from "../imports/stream-bytes.ts";
import type { ImportContext } from "./import-context.ts";

/** A row that fits its schema. */
interface ReadRow {
  row: ArchivedRow;
  /** The row to store, without its new id and references. */
  stored: (context: ImportContext) => ArchivedRow | Promise<ArchivedRow>;
}

/** How the rows of a list are imported. */
export interface ListRules {
  /** Columns that name rows of another list. */
  references: Readonly<Record<string, ImportedList>>;
  read: (value: unknown) => ReadRow | { error: z.ZodError };
}

type Change<Schema extends z.ZodObject> = (
  row: z.output<Schema>,
  context: ImportContext,
) => ArchivedRow | Promise<ArchivedRow>;

function rules<Schema extends z.ZodObject>(
  schema: Schema,
  references: ListRules["references"] = {},
  change: Change<Schema> = (row) => row,
): ListRules {
  return {
    references,
    read: (value) => {
      const { data, error } = schema.safeParse(value);
      return error ? { error } : { row: data, stored: (context) => change(data, context) };
    },
  };
}

const ofPlan = { trainingPlanId: "plans" } as const;

/** Files of a running import are not in the archive. */
const UPLOAD_LOST = "The upload was lost before all of it was read. Import it again.";

/** Lists whose rows others name. */
export const NAMED_LISTS: ReadonlySet<string> = new Set<ImportedList>([
  "imports",
  "activities",
  "plans",
  "timeOff",
  "acceptedProposals",
]);

/** Derived columns are computed again instead of being taken from the archive. */
const RULES: Readonly<Record<ImportedList, ListRules>> = {
  thresholds: rules(IMPORTED_LISTS.thresholds),
  imports: rules(IMPORTED_LISTS.imports, {}, (row) =>
    row.status === "running"
      ? { ...row, status: "failed", error: UPLOAD_LOST, finishedAt: row.updatedAt }
      : row,
  ),
  // Copies are marked once all activities are stored.
  activities: rules(IMPORTED_LISTS.activities, { importId: "imports" }, (row, { activities }) => {
    const { id, family, activityType, distanceMeters: distance, duplicateOf } = row;
    activities.add(id, { family, activityType, distance }, duplicateOf);
    return { ...row, discipline: disciplineOf(family), duplicateOf: null };
  }),
  importedFiles: rules(IMPORTED_LISTS.importedFiles, {
    importId: "imports",
    activityId: "activities",
  }),
  recordings: rules(
    IMPORTED_LISTS.recordings,
    { activityId: "activities" },
    async ({ stream, ...row }, context) => {
      const packed = stream && (await packStream(stream));
      context.addBytes(packed?.length ?? 0);
      context.activities.addDetail(row.activityId, { laps: row.laps, stream });
      return {
        ...row,
        stream: packed && String.raw`\x${packed.toString("hex")}`,
        effortsVersion: EFFORTS_VERSION,
      };
    },
  ),
  deletedActivities: rules(IMPORTED_LISTS.deletedActivities),
  plans: rules(IMPORTED_LISTS.plans, { previousPlanId: "plans" }),
  exercises: rules(
    IMPORTED_LISTS.exercises,
    { ...ofPlan, matchedActivityId: "activities" },
    (row, { ids }) => ({
      ...row,
      placementId: row.placementId && ids.placementOf(row.placementId),
    }),
  ),
  adjustments: rules(IMPORTED_LISTS.adjustments, ofPlan),
  timeOff: rules(IMPORTED_LISTS.timeOff, ofPlan),
  races: rules(IMPORTED_LISTS.races, ofPlan),
  raceDays: rules(IMPORTED_LISTS.raceDays, ofPlan),
  acceptedProposals: rules(IMPORTED_LISTS.acceptedProposals, ofPlan),
  // The chosen layer or time off may have been removed since.
  checkIns: rules(IMPORTED_LISTS.checkIns, ofPlan, ({ choices, ...row }, { ids }) => ({
    ...row,
    choices: choices.map((choice) => ({
      ...choice,
      layerId: ids.find("acceptedProposals", choice.layerId),
      timeOffId: ids.find("timeOff", choice.timeOffId),
    })),
  })),
  revisions: rules(IMPORTED_LISTS.revisions, ofPlan),
  decisions: rules(IMPORTED_LISTS.decisions, { planId: "plans" }),
};

const rulesByName = new Map<string, ListRules>(Object.entries(RULES));

/** The rules of a list that an import brings back. */
export function rulesOf(list: string): ListRules {
  const found = rulesByName.get(list);
  if (!found) throw new Error(`No rules for ${list}`);
  return found;
}
