import type { Drill, ExperienceLevel } from "@triplan/domain";

/** A drill of the library. */
export interface DrillEntry extends Drill {
  /** What it trains; two drills of one exercise train different things. */
  focus: string;
  /** Beginners do it too if this is not set. */
  minLevel?: ExperienceLevel;
}
