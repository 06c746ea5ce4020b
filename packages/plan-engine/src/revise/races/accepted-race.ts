import type { IsoDate, PlanRace } from "@triplan/domain";

/** A race on the way that the athlete added, with what it was added on. */
export interface AcceptedRace extends PlanRace {
  /** Minutes that it was expected to take. */
  expectedMinutes: number;
  /** Exercises dated before this day stay as they are. */
  acceptedOn: IsoDate;
}
