import type { WearableProvider } from "@triplan/wearable";

/** Whether an athlete with these permissions lets the provider send activities of the past. */
export const sharesHistory = (
  { capabilities }: WearableProvider,
  permissions: readonly string[],
): boolean => capabilities.historyPermissions.every((name) => permissions.includes(name));
