import {
  addDays,
  DEFAULT_PACES,
  defaultSchedule,
  EXPERIENCE_LEVELS,
  isoDate,
  MAX_WEEKS,
  meters,
  planStartDate,
  RACE_DISTANCES,
  RACE_TYPES,
  totalWeeks,
} from "@triplan/domain";
import { generatePlan, NO_ANSWERS, previewSeason, type PlanRequest } from "@triplan/plan-engine";
import {
  atMost,
  figure,
  median,
  printTimes,
  quantile,
  report,
  timed,
  type BenchRow,
} from "./report/index.ts";

/*
 * `pnpm bench generate-plan [runs]`: the plan engine on one core, plans of some lengths and of all, and the
 * preview of the form. Each run uses different input; the first, cold run is included.
 */
const RUNS = Number(process.argv[2] ?? 200);
const FIRST_DAY = isoDate("2026-11-22");
const MIN_WEEKS = 4;
/** Milliseconds in which 99 of 100 plans are to be generated: quality.md, P4. */
const GOAL = 10;
const rows: BenchRow[] = [];

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
  requests: readonly PlanRequest[],
  work: (request: PlanRequest) => unknown,
  goal: number | null = null,
) {
  const times: number[] = [];
  for (const request of requests) times.push(await timed(() => work(request)));
  printTimes(name, times);
  const p99 = figure(`${name}: p99`, quantile(times, 0.99), "ms");
  rows.push(figure(`${name}: p50`, median(times), "ms"), goal === null ? p99 : atMost(p99, goal));
}

const ofLength = (weeks: number, optimiseLoad = false): PlanRequest[] =>
  Array.from({ length: RUNS }, (_, run) => requestNumber(run, weeks, optimiseLoad));

/** Each race with each number of weeks, or with as many of them as there are runs. */
function ofAllLengths(): PlanRequest[] {
  const lengths = Array.from({ length: MAX_WEEKS - MIN_WEEKS + 1 }, (_, more) => MIN_WEEKS + more);
  const step = Math.ceil(lengths.length / RUNS);
  return lengths
    .filter((_, index) => index % step === 0)
    .flatMap((weeks) => RACE_TYPES.map((_race, race) => requestNumber(race, weeks, false)));
}

console.log(`${RUNS} plans each`);
await bench("preview of 52 weeks, one change", ofLength(52), previewSeason);
await bench("preview of 12 weeks, one change", ofLength(12), previewSeason);
await bench("preview of 52 weeks, optimised", ofLength(52, true), previewSeason);
await bench("preview of 20 weeks, optimised", ofLength(20, true), previewSeason);
await bench("plan of 12 weeks", ofLength(12), generatePlan, GOAL);
await bench("plan of 52 weeks", ofLength(52), generatePlan, GOAL);
await bench("plan of 104 weeks", ofLength(104), generatePlan, GOAL);
await bench(`all races, ${MIN_WEEKS} to ${MAX_WEEKS} weeks`, ofAllLengths(), generatePlan, GOAL);
report(rows);
