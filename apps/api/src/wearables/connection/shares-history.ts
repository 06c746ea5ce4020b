import type { WearableProvider } from "@triplan/wearable";

/** Whether these permissions include past activities. */
export const sharesHistory = (
  { capabilities }: WearableProvider,
  permissions: readonly string[],
): boolean => capabilities.historyPermissions.every((name) => permissions.includes(name));
