/** What an athlete's device guides by. Sports that can't follow it take the pace. */
export const TARGET_CHOICES = ["power", "pace", "heartRate", "none"] as const;
export type TargetChoice = (typeof TARGET_CHOICES)[number];

/** A rider without a power meter loses nothing: the device shows no target then. */
export const DEFAULT_TARGET: TargetChoice = "power";
