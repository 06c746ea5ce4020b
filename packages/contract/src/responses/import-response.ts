import { IMPORT_OUTCOMES } from "@triplan/domain";
import { z } from "zod";
import { instant, rowId, textLike } from "./fields.ts";

const count = z.int().min(0);

const importFields = {
  id: rowId,
  name: textLike("export.zip"),
  status: z.enum(["running", "done", "failed"]),
  error: textLike("This archive is damaged or incomplete. Export it again.").nullable(),
  createdAt: instant,
};

export const importResponse = z
  .object({
    ...importFields,
    files: z.array(
      z.object({
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
        exerciseId: rowId.nullable(),
      }),
    ),
  })
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
