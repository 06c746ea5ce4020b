/** Formats of workout files, the one for every exercise first. */
export const WORKOUT_FILE_FORMATS = ["fit", "zwo", "mrc"] as const;
export type WorkoutFileFormat = (typeof WORKOUT_FILE_FORMATS)[number];
