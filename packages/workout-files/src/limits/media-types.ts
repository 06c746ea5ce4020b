import type { WorkoutFileFormat } from "@triplan/domain";

export const MEDIA_TYPES = {
  fit: "application/vnd.ant.fit",
  zwo: "application/xml; charset=utf-8",
  mrc: "text/plain; charset=utf-8",
} as const satisfies Record<WorkoutFileFormat, string>;
