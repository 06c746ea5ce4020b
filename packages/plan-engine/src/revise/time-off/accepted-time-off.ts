import type { IsoDate, TimeOff } from "@triplan/domain";

/** Time off that the athlete has agreed to, with what it was agreed to on. */
export interface AcceptedTimeOff extends TimeOff {
  /** Exercises dated before this day stay as they are. */
  acceptedOn: IsoDate;
}
