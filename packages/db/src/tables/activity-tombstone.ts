import type { DefaultInstant } from "./column-types.ts";

/** The user deleted this activity here: it does not come back from the provider. */
export interface ActivityTombstoneTable {
  userId: number;
  provider: string;
  providerActivityId: string;
  createdAt: DefaultInstant;
}
