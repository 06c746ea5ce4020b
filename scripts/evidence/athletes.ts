import { isoDate } from "@triplan/domain";
import type { PlanRequest } from "@triplan/plan-engine";
import { readFlags } from "../print-plan/plan-flags.ts";

/** Flags of `pnpm plan` for athletes of every race and level, by a short name. */
export const ATHLETES = {
  "sprint-beginner-8": "--race sprint --weeks 8 --level beginner --hours 4",
  "sprint-beginner-half-hours":
    "--race sprint --weeks 10 --level beginner --days .5,.5,.5,.5,.5,.5,.5 --endurance sat",
  "sprint-intermediate-12": "--race sprint --weeks 12 --level intermediate",
  "sprint-advanced-12": "--race sprint --weeks 12 --level advanced",
  "olympic-beginner-8": "--race olympic --weeks 8 --level beginner",
  "olympic-beginner-12": "--race olympic --weeks 12 --level beginner",
  "olympic-intermediate-16": "--race olympic --weeks 16 --level intermediate",
  "olympic-advanced-16": "--race olympic --weeks 16 --level advanced",
  "70.3-beginner-13": "--race 70.3 --weeks 13 --level beginner --hours 10.5",
  "70.3-beginner-20h": "--race 70.3 --weeks 20 --level beginner --hours 20",
  "70.3-intermediate-9h": "--race 70.3 --weeks 20 --level intermediate --hours 9",
  "70.3-intermediate-20": "--race 70.3 --weeks 20 --level intermediate --hours 12",
  "70.3-intermediate-16h": "--race 70.3 --weeks 20 --level intermediate --hours 16",
  "70.3-intermediate-goal": "--race 70.3 --weeks 20 --level intermediate --hours 12 --goal 5:45",
  "70.3-intermediate-optimised":
    "--race 70.3 --weeks 20 --level intermediate --hours 12 --optimise",
  "70.3-advanced-16": "--race 70.3 --weeks 16 --level advanced",
  "ironman-beginner-30": "--race ironman --weeks 30 --level beginner --hours 10",
  "ironman-beginner-16": "--race ironman --weeks 16 --level beginner --hours 15",
  "ironman-slow-24": "--race ironman --weeks 24 --hours 12 --swim 4:30 --bike 10.5 --run 15:30",
  "ironman-intermediate-24": "--race ironman --weeks 24 --level intermediate --hours 12",
  "ironman-intermediate-optimised":
    "--race ironman --weeks 24 --level intermediate --hours 12 --optimise",
  "ironman-intermediate-52": "--race ironman --weeks 52 --level intermediate --hours 13",
  "ironman-fast-24": "--race ironman --weeks 24 --hours 12 --swim 1:35 --bike 22 --run 7:00",
  "ironman-advanced-30": "--race ironman --weeks 30 --level advanced --days 3,1.5,4,2,2,2,8",
  "ironman-advanced-40": "--race ironman --weeks 40 --level advanced",
} as const;

export type AthleteName = keyof typeof ATHLETES;

const isAthlete = (name: string): name is AthleteName => Object.hasOwn(ATHLETES, name);

export const ATHLETE_NAMES: readonly AthleteName[] = Object.keys(ATHLETES).filter(isAthlete);

const CREATED = isoDate("2026-11-22");

/** The request of an athlete, always made on the same day. */
export function requestFor(name: AthleteName): PlanRequest {
  const order = readFlags(ATHLETES[name].split(" "), CREATED);
  if (!order) throw new Error(`No plan for ${name}`);
  return order.request;
}
