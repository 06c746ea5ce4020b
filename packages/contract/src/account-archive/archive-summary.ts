import { z } from "zod";

const count = z.int().min(0);

/** What an archive holds, as its owner sees it before the import. Written out, as API clients have no zod. */
export interface ArchiveSummary {
  takenAt: string;
  plans: number;
  exercises: number;
  activities: number;
  recordings: number;
  thresholds: number;
  races: { name: string; date: string }[];
  rows: number;
}

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
}) satisfies z.ZodType<ArchiveSummary>;
