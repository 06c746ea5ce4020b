import { RACE_LEGS, type RaceLeg, type RaceSplits, type Seconds } from "@triplan/domain";
import type { RouterOutputs } from "../../../shared/network/trpc.ts";

export type RaceDay = RouterOutputs["raceDay"]["read"];
export type RaceOnTheWay = RouterOutputs["races"]["read"];

/** A race with its result: the plan's own, or one on the way. */
export interface RacedRace extends Pick<
  RaceOnTheWay,
  "planId" | "raceDate" | "result" | "recorded" | "tests"
> {
  /** Null for the plan's own race. */
  raceId: number | null;
  parts: readonly RaceLeg[];
  times: {
    predicted: Partial<RaceSplits>;
    goal: Partial<RaceSplits> | null;
    goalSeconds: Seconds | null;
  };
}

export const ofOwnRace = (race: RaceDay): RacedRace => ({
  ...race,
  raceId: null,
  parts: RACE_LEGS,
});

export const ofRaceOnTheWay = (race: RaceOnTheWay): RacedRace => ({
  ...race,
  raceId: race.race.id,
  times: { ...race.times, goal: null },
});
