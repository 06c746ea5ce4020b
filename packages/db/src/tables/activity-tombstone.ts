import type { DefaultInstant } from "./column-types.ts";

/** An activity that the user deleted and the provider must not restore. */
export interface ActivityTombstoneTable {
  userId: number;
  provider: string;
  providerActivityId: string;
  createdAt: DefaultInstant;
}
