/** The provider's permissions, in the order of its consent page. */
export const PERMISSIONS = [
  {
    name: "ACTIVITY_EXPORT",
    label: "Activities",
    text: "Swims, rides, runs and everything else that your watch records from now on.",
    isTicked: true,
  },
  {
    name: "WORKOUT_IMPORT",
    label: "Planned workouts",
    text: "Put planned workouts on your watch.",
    isTicked: true,
  },
  {
    name: "HISTORICAL_DATA_EXPORT",
    label: "Historical data",
    text: "What your watch recorded before today. Sync needs it.",
    isTicked: false,
  },
] as const;

export const PERMISSION_NAMES = [
  "ACTIVITY_EXPORT",
  "HEALTH_EXPORT",
  "HISTORICAL_DATA_EXPORT",
  "WORKOUT_IMPORT",
  "COURSE_IMPORT",
  "MCT_EXPORT",
] as const;
export type Permission = (typeof PERMISSION_NAMES)[number];
