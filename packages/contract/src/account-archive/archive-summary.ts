import { z } from "zod";

const count = z.int().min(0);

/** What an archive holds, as its owner sees it before the import. */
export const archiveSummary = z.object({
  takenAt: z.iso.datetime().meta({ description: "When the archive was made" }),
  plans: count,
  exercises: count,
  activities: count,
  recordings: count.meta({ description: "Activities with laps or samples" }),
  thresholds: count,
  races: z
    .array(z.object({ name: z.string(), date: z.iso.date() }))
    .meta({ description: "The first of the plans and the races on their way, by date" }),
  rows: count.meta({ description: "Everything that is stored" }),
});

export type ArchiveSummary = z.output<typeof archiveSummary>;
