import type { SportFamily } from "@triplan/domain";

/**
 * Activity types by sport family; all others are `other`. Listed one by one, because names mislead:
 * ROAD_BIKING does not contain "cycling", nor VIRTUAL_RUN "running".
 */
const TYPES = {
  bike: [
    "BMX",
    "CYCLING",
    "CYCLOCROSS",
    "DOWNHILL_BIKING",
    "E_BIKE_FITNESS",
    "E_BIKE_MOUNTAIN",
    "E_ENDURO_MTB",
    "ENDURO_MTB",
    "GRAVEL_CYCLING",
    "HANDCYCLING",
    "INDOOR_CYCLING",
    "INDOOR_HANDCYCLING",
    "MOUNTAIN_BIKING",
    "RECUMBENT_CYCLING",
    "ROAD_BIKING",
    "TRACK_CYCLING",
    "VIRTUAL_RIDE",
  ],
  run: [
    "CASUAL_WALKING",
    "HIKING",
    "INDOOR_RUNNING",
    "INDOOR_WALKING",
    "OBSTACLE_RUN",
    "RUCKING",
    "RUNNING",
    "SPEED_WALKING",
    "STREET_RUNNING",
    "TRACK_RUNNING",
    "TRAIL_RUNNING",
    "TREADMILL_RUNNING",
    "ULTRA_RUN",
    "VIRTUAL_RUN",
    "WALKING",
    "WHEELCHAIR_PUSH_RUN",
    "WHEELCHAIR_PUSH_WALK",
  ],
  swim: ["LAP_SWIMMING", "OPEN_WATER_SWIMMING", "SWIMMING"],
  multisport: ["DUATHLON", "MULTI_SPORT", "MULTISPORT", "SWIMRUN", "TRIATHLON"],
  transition: [
    "BIKE_TO_RUN_TRANSITION",
    "RUN_TO_BIKE_TRANSITION",
    "SWIM_TO_BIKE_TRANSITION",
    "TRANSITION",
  ],
} as const satisfies Partial<Record<SportFamily, readonly string[]>>;

const FAMILIES = new Map<string, SportFamily>([
  ...TYPES.bike.map((type) => [type, "bike"] as const),
  ...TYPES.run.map((type) => [type, "run"] as const),
  ...TYPES.swim.map((type) => [type, "swim"] as const),
  ...TYPES.multisport.map((type) => [type, "multisport"] as const),
  ...TYPES.transition.map((type) => [type, "transition"] as const),
]);

/** The family of a type, in any case and with or without the suffix "_V2". */
export const sportFamilyOf = (activityType: string): SportFamily =>
  FAMILIES.get(activityType.trim().toUpperCase().replace(/_V2$/, "")) ?? "other";
