import {
  DEFAULT_PACES,
  defaultSchedule,
  isoDate,
  meters,
  planStartDate,
  RACE_DISTANCES,
  totalWeeks,
} from "@triplan/domain";
import { NO_ANSWERS, previewSeason } from "@triplan/plan-engine";
import type { Plugin } from "vite";

const NAME = "virtual:sample-season";
const ID = `\0${NAME}`;

const CREATED = isoDate("2027-01-17");
const RACE_DATE = isoDate("2027-05-08");

/** The weeks of a sixteen-week olympic season from the plan engine. */
function sampleWeeks() {
  const { weeks } = previewSeason({
    raceType: "olympic",
    distances: RACE_DISTANCES.olympic,
    raceDate: RACE_DATE,
    createdOn: CREATED,
    startDate: planStartDate(CREATED, RACE_DATE),
    totalWeeks: totalWeeks(CREATED, RACE_DATE),
    level: "intermediate",
    paces: DEFAULT_PACES,
    goalFinish: null,
    now: NO_ANSWERS,
    schedule: defaultSchedule("olympic"),
    paceImprovement: 3,
    poolLength: meters(25),
    optimiseLoad: false,
  });
  return weeks.map(({ week, minutes, phase, isRecovery }) => ({
    week,
    minutes,
    phase,
    isRecovery,
  }));
}

/** Computes the season on the login page at build time: the engine is larger than that page. */
export function sampleSeason(): Plugin {
  return {
    name: "triplan:sample-season",
    resolveId: (source) => (source === NAME ? ID : null),
    load: (id) => (id === ID ? `export default ${JSON.stringify(sampleWeeks())};` : null),
  };
}
