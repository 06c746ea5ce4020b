import type { IsoDate, Measures, SportFamily } from "@triplan/domain";

/** An activity with the fields that its training load needs. */
export interface DoneActivity extends Measures {
  family: SportFamily;
  /** The provider's name of the sport, such as `HIKING`. */
  activityType: string;
  /** Local date of the athlete. */
  localDate: IsoDate;
  /** Beats per minute. */
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  /** 1 very easy, 10 all out. */
  rpe: number | null;
  /** Watts; absent where recordings keep no power. */
  averagePower?: number | null;
  normalizedPower?: number | null;
  /** Seconds without stops; absent where recordings keep none. */
  movingSeconds?: number | null;
}
