import {
  DEFAULT_PACES,
  isoDate,
  meters,
  planStartDate,
  RACE_DISTANCES,
  totalWeeks,
} from "@triplan/domain";
import { previewSeason, type PreviewWeek } from "@triplan/plan-engine";
import { SAMPLE_SCHEDULE } from "./sample-schedule.ts";

const CREATED = isoDate("2027-01-17");
const RACE_DATE = isoDate("2027-05-08");

/** A sixteen-week olympic season from the plan engine. */
export function sampleSeason(): readonly PreviewWeek[] {
  const season = previewSeason({
    raceType: "olympic",
    distances: RACE_DISTANCES.olympic,
    raceDate: RACE_DATE,
    createdOn: CREATED,
    startDate: planStartDate(CREATED, RACE_DATE),
    totalWeeks: totalWeeks(CREATED, RACE_DATE),
    level: "intermediate",
    paces: DEFAULT_PACES,
    goalFinish: null,
    schedule: SAMPLE_SCHEDULE,
    paceImprovement: 3,
    poolLength: meters(25),
    optimiseLoad: false,
  });
  return season.weeks;
}
