import type { Generated, Selectable } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** Minutes after midnight by weekday; null for an all-day event. */
export type StartMinutes = (number | null)[];

/** At most one for each athlete. */
export interface CalendarFeedTable {
  userId: number;
  /** Null: all plans. */
  trainingPlanId: number | null;
  /** SHA-256 of the token in the address, in hexadecimal. */
  tokenHash: string;
  /** The server's secret makes the token from it, so the address can be shown again. */
  tokenSeed: string;
  /** Null: all events take a day. */
  startMinutes: StartMinutes | null;
  /** Completed exercises too. */
  hasCompleted: Generated<boolean>;
  /** Rest days and time off too. */
  hasRestDays: Generated<boolean>;
  /** IANA name of the zone that start times are in. */
  timeZone: string;
  /** When a calendar last read it. */
  readAt: Instant | null;
  createdAt: DefaultInstant;
  /** The last change of what it holds. */
  updatedAt: DefaultInstant;
}

export type CalendarFeedRow = Selectable<CalendarFeedTable>;
