export type { PlacedSlot } from "./fit-durations.ts";
export { placeRest, type RestOfWeek } from "./place-rest.ts";
export { placeWeek } from "./place-week.ts";
export { NO_PLACEMENT, type WeekPlacement } from "./placement-unit.ts";
export type { RestExercise } from "./rest-unit.ts";
