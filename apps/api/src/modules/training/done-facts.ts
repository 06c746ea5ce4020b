import type { ProgressTraining } from "@triplan/domain";
import type { PlanTraining } from "./read-training.ts";

/** Something done with the names and ids that lead to it. */
export interface DoneFacts extends ProgressTraining {
  activityId: number | null;
  name: string | null;
  rpe: number | null;
  feeling: number | null;
}

/** What was done, as progress counts it. */
export function doneFacts({
  date,
  minutes,
  load,
  method,
  quality,
  activity,
  exercise,
}: PlanTraining["done"][number]): DoneFacts {
  return {
    date,
    minutes,
    load,
    method,
    quality,
    exerciseId: exercise?.id ?? null,
    activityId: activity?.id ?? null,
    name: exercise?.name ?? activity?.activityName ?? null,
    family: activity?.family ?? exercise?.type ?? "other",
    activityType: activity?.activityType ?? exercise?.type ?? "other",
    distance: activity?.distance ?? null,
    zoneSeconds: activity?.zoneSeconds ?? null,
    efforts: activity?.efforts ?? null,
    rpe: activity?.rpe ?? null,
    feeling: activity?.feeling ?? null,
  };
}
