import type { RaceBefore } from "@triplan/domain";
import { rungWithId, topRung, type ClimbingAthlete, type Climbs } from "../../ladders/index.ts";
import { clamp } from "../../model/numbers.ts";

/** Rungs that a plan after a race begins below those reached before it. */
const RUNGS_BACK = 2;

/** The ladders with which a plan after a race begins. The long swim follows the athlete's answer. */
export const climbsBefore = (race: RaceBefore | null, athlete: ClimbingAthlete): Climbs =>
  new Map(
    Object.entries(race?.rungs ?? {}).flatMap(([name, reached]) => {
      const ladder = rungWithId(`${name}:1`)?.ladder;
      if (!ladder || ladder === "swim-long") return [];
      const rung = clamp(reached - RUNGS_BACK, 1, topRung(ladder, athlete));
      return [[ladder, { rung, week: 0, loadingNumber: 0, times: 0 }] as const];
    }),
  );
