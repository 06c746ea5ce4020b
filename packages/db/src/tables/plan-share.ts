import type { Selectable } from "kysely";
import type { DefaultInstant } from "./column-types.ts";

/** The public link of a plan; at most one for each. */
export interface PlanShareTable {
  trainingPlanId: number;
  userId: number;
  /** SHA-256 of the token in the address, in hexadecimal. */
  tokenHash: string;
  /** The server's secret makes the token from it, so the address can be shown again. */
  tokenSeed: string;
  /** False: readers see weeks and weekdays only. */
  hasDates: boolean;
  /** False: readers see zones only. */
  hasPaces: boolean;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type PlanShareRow = Selectable<PlanShareTable>;
