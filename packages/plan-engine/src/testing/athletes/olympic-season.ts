import {
  addDays,
  dateInWeek,
  isoDate,
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
  type IsoDate,
  type PlanRace,
  type Weekday,
} from "@triplan/domain";
import { generatePlan } from "../../generate-plan.ts";
import type { Plan } from "../../model/plan-types.ts";
import { newPlanRequest } from "../../new-plan-request.ts";
import {
  NO_PROGRESS,
  predictRace,
  type AcceptedRace,
  type AcceptedTimeOff,
  type Progress,
} from "../../revise/index.ts";
import { composed, type Layers } from "../lived-season.ts";
import { requestOf, scheduleOf } from "../requests.ts";

/** The Sunday on which the plan begins. */
export const OLYMPIC_START = isoDate("2027-01-03");

const on = (week: number, day: Weekday): IsoDate => dateInWeek(OLYMPIC_START, week, day);

/** The athlete of the season that the browser test lives: sixteen weeks to an Olympic race, no Wednesdays. */
const OLYMPIC_SEASON = newPlanRequest(
  {
    ...requestOf("olympic", "intermediate", 16, scheduleOf([2, 2, 2, 0, 2, 2, 2], [0, 6])),
    paces: { swim: secondsPer100m(125), bike: milesPerHour(18), run: secondsPerMile(510) },
    goalFinish: seconds(10_200),
    raceDate: addDays(OLYMPIC_START, 111),
  },
  OLYMPIC_START,
);

export const OLYMPIC_PLAN = generatePlan(OLYMPIC_SEASON);

const raceOf = (race: Pick<PlanRace, "name" | "date" | "kind" | "priority">): AcceptedRace => {
  const course = { ...race, distances: {}, goalSeconds: null };
  const expectedMinutes = Math.round(predictRace(OLYMPIC_SEASON, course) / 60);
  return { ...course, expectedMinutes, acceptedOn: OLYMPIC_START };
};

export const TEN_K = raceOf({ name: "Oeiras 10K", date: on(6, 6), kind: "10k", priority: "C" });
export const SPRINT = raceOf({ name: "Sprint", date: on(10, 6), kind: "sprint", priority: "B" });

/** A cold from Monday to Thursday of week 5. */
export const COLD: AcceptedTimeOff = {
  kind: "ill",
  symptoms: "above-neck",
  fromDate: on(5, 1),
  toDate: on(5, 4),
  minutesPerDay: 0,
  sports: [],
  acceptedOn: on(5, 1),
};

/** Six days of week 11 with 45 minutes of running. */
export const TRIP: AcceptedTimeOff = {
  kind: "travel",
  symptoms: null,
  fromDate: on(11, 1),
  toDate: on(11, 6),
  minutesPerDay: 45,
  sports: ["run"],
  acceptedOn: on(9, 1),
};

/** The plan with some of the season's layers, and what was done of it. */
export const seasonWith = (layers: Partial<Layers>, progress: Partial<Progress> = {}): Plan =>
  composed(
    OLYMPIC_SEASON,
    { adjustments: [], timeOff: [], races: [], changes: [], ...layers },
    { ...NO_PROGRESS, ...progress },
  );
