import { IMPORT_OUTCOMES, SPORT_FAMILIES } from "@triplan/domain";
import { z } from "zod";
import { calendarDate, instant, meters, rowId, seconds, textLike } from "./fields.ts";

const count = z.int().min(0);

const importFields = {
  id: rowId,
  name: textLike("export.zip"),
  status: z.enum(["running", "done", "failed"]),
  isStopped: z
    .boolean()
    .meta({ description: "By the athlete, before all files were read", examples: [false] }),
  error: textLike("This archive is damaged or incomplete. Export it again.").nullable(),
  fileCount: count
    .nullable()
    .meta({ description: "Of the archive; null until it is known", examples: [120] }),
  createdAt: instant,
};

const importedActivity = z.object({
  activityName: textLike("Morning run").nullable(),
  activityType: textLike("running"),
  providerActivityId: textLike("9f86d081884c7d65:0"),
  family: z.enum(SPORT_FAMILIES),
  localDate: calendarDate,
  startTime: instant,
  startOffsetSeconds: z
    .int()
    .nullable()
    .meta({ description: "Local time minus UTC", examples: [0] }),
  duration: seconds,
  distance: meters.nullable(),
});

export const importFileResponse = z
  .object({
    position: count.meta({ description: "Of the file in its archive", examples: [0] }),
    name: textLike("activities/1842.fit.gz"),
    outcome: z.enum(IMPORT_OUTCOMES).meta({
      description:
        "stored: as an extra; matched: with an exercise; duplicate: of what is there; " +
        "choose: stored, and it may be an exercise; refused: not stored",
      examples: ["matched"],
    }),
    reason: textLike("This FIT file ends too early. Copy it from your watch again.").nullable(),
    activityId: rowId.nullable(),
    duplicateOf: rowId
      .nullable()
      .meta({ description: "The activity that the file's activity is a copy of", examples: [41] }),
    exerciseId: rowId.nullable(),
    exerciseName: textLike("Long run").nullable(),
    exerciseWeek: z
      .int()
      .min(1)
      .nullable()
      .meta({ examples: [9] }),
    activity: importedActivity.nullable(),
  })
  .meta({ id: "ImportFile" });

export const importResponse = z
  .object({ ...importFields, files: z.array(importFileResponse) })
  .meta({ id: "Import" });

export const importSummaryResponse = z
  .object({
    ...importFields,
    counts: z
      .partialRecord(z.enum(IMPORT_OUTCOMES), count)
      .meta({ description: "Files by outcome", examples: [{ stored: 12, duplicate: 1 }] }),
  })
  .meta({ id: "ImportSummary" });

export const undoneImportResponse = z.object({
  id: rowId,
  deletedActivities: count.meta({ examples: [12] }),
  reopenedExercises: count.meta({ examples: [3] }),
});
