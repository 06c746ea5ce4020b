import {
  addDays,
  DEFAULT_PACES,
  defaultSchedule,
  EXPERIENCE_LEVELS,
  isoDate,
  meters,
  planStartDate,
  RACE_DISTANCES,
  RACE_TYPES,
  totalWeeks,
} from "@triplan/domain";
import { generatePlan, NO_ANSWERS, previewSeason, type PlanRequest } from "@triplan/plan-engine";
import { reportTimes, timed } from "./report-times.ts";

/*
 * Measures the plan engine on one core: plans of 12 and 52 weeks and the setup preview. Each run
 * uses different input; the first, cold run is included.
 */
const RUNS = Number(process.argv[2] ?? 200);
const FIRST_DAY = isoDate("2026-11-22");

function requestNumber(run: number, weeks: number, optimiseLoad: boolean): PlanRequest {
  const raceType = RACE_TYPES[run % RACE_TYPES.length] ?? "olympic";
  const level = EXPERIENCE_LEVELS[run % EXPERIENCE_LEVELS.length] ?? "intermediate";
  const createdOn = addDays(FIRST_DAY, run);
  const raceDate = addDays(createdOn, weeks * 7);
  return {
    raceType,
    distances: RACE_DISTANCES[raceType],
    createdOn,
    raceDate,
    startDate: planStartDate(createdOn, raceDate),
    totalWeeks: totalWeeks(createdOn, raceDate),
    level,
    paces: DEFAULT_PACES,
    goalFinish: null,
    now: NO_ANSWERS,
    schedule: defaultSchedule(raceType),
    paceImprovement: 3,
    poolLength: meters(25),
    optimiseLoad,
  };
}

async function bench(
  name: string,
  weeks: number,
  work: (request: PlanRequest) => unknown,
  optimiseLoad = false,
) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const request = requestNumber(run, weeks, optimiseLoad);
    times.push(await timed(() => work(request)));
  }
  reportTimes(name, times);
}

console.log(`${RUNS} plans each`);
await bench("preview of 52 weeks, one change", 52, previewSeason);
await bench("preview of 12 weeks, one change", 12, previewSeason);
await bench("preview of 52 weeks, optimised", 52, previewSeason, true);
await bench("preview of 20 weeks, optimised", 20, previewSeason, true);
await bench("plan of 12 weeks", 12, generatePlan);
await bench("plan of 52 weeks", 52, generatePlan);
await bench("plan of 104 weeks", 104, generatePlan);
