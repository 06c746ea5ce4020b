import {
  currentWeek,
  legsOf,
  predictFinish,
  seconds,
  type IsoDate,
  type PlanRace,
  type RaceKind,
  type RaceLegs,
  type RacePriority,
  type Seconds,
} from "@triplan/domain";
import { currentRacePaces, predictRace } from "@triplan/plan-engine";
import type { RequestedPlan } from "../plans/edition/generated-plan.ts";

/** A race of a plan's season. */
export interface ListedRace {
  /** Null for the race that the plan leads to. */
  id: number | null;
  priority: RacePriority;
  kind: RaceKind;
  name: string;
  date: IsoDate;
  week: number;
  /** Miles of each leg. */
  distances: RaceLegs;
  goalSeconds: Seconds | null;
  /** At the athlete's present form; of a past race at that before it. */
  predictedSeconds: Seconds;
  /** True for a race in time off. */
  isCancelled: boolean;
  /** What it does to the plan. */
  effect: string;
}

type Listed = Omit<ListedRace, "effect">;

/** A race on the way to the plan's own race. */
export function listedRace(
  { plan, request }: Pick<RequestedPlan, "plan" | "request">,
  race: PlanRace & { id: number | null },
  isCancelled: boolean,
): Listed {
  const { id, priority, kind, name, date, goalSeconds } = race;
  return {
    id,
    priority,
    kind,
    name,
    date,
    week: currentWeek(plan.startDate, date, plan.totalWeeks),
    distances: legsOf(race),
    goalSeconds,
    predictedSeconds: predictRace(request, race),
    isCancelled,
  };
}

/** The race that the plan leads to. */
export function ownRace({ plan, request }: Pick<RequestedPlan, "plan" | "request">): Listed {
  const { startDate, raceDate, totalWeeks, name, raceType } = plan;
  const { distances, goalFinish } = request;
  return {
    id: null,
    priority: "A",
    kind: raceType,
    name,
    date: raceDate,
    week: currentWeek(startDate, raceDate, totalWeeks),
    distances,
    goalSeconds: goalFinish,
    predictedSeconds: seconds(Math.round(predictFinish(distances, currentRacePaces(request)))),
    isCancelled: false,
  };
}
