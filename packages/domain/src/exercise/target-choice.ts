/** What an athlete's device guides by. Sports that can't follow it take the pace. */
export const TARGET_CHOICES = ["power", "pace", "heartRate", "none"] as const;
export type TargetChoice = (typeof TARGET_CHOICES)[number];
