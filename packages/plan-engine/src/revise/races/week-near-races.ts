import type { IsoDate } from "@triplan/domain";
import type { PlannedExercise } from "../../model/plan-types.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";
import type { RoomDay } from "../time-off/time-off-days.ts";
import type { AcceptedRace } from "./accepted-race.ts";

/** A week with the days near races. */
export interface RaceWeek {
  scope: WeekScope;
  /** Days before it are settled; null where all of the week is open. */
  from: IsoDate | null;
  days: readonly RoomDay[];
  /** Those that take place, in this week or near it. */
  races: readonly AcceptedRace[];
  planned: readonly PlannedExercise[];
  /** What is on the Saturday before the week and on the Sunday after it. */
  beside: Record<"before" | "after", readonly PlannedExercise[]>;
  /** Neither done nor dated before the races were added. */
  open: readonly PlannedExercise[];
  fixed: readonly PlannedExercise[];
  dateOf: (row: PlannedExercise) => IsoDate;
}
