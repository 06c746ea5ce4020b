import {
  addDays,
  DEFAULT_PACES,
  defaultSchedule,
  entryOf,
  EXPERIENCE_LEVELS,
  isoDate,
  meters,
  planStartDate,
  RACE_DISTANCES,
  RACE_TYPES,
  WEEKDAYS,
  type WeeklySchedule,
} from "@triplan/domain";
import {
  checkPlan,
  dailyLoads,
  generatePlan,
  raceDayPerformance,
  RESPONSE_MODELS,
  type PlanRequest,
  NO_ANSWERS,
} from "@triplan/plan-engine";
import { table } from "./print-plan/table.ts";

/**
 * Compares the optimised load curve with the default one: whole plans for every race, level and
 * length, with ordinary and long days, evaluated by the model.
 */
const LENGTHS = [4, 6, 8, 10, 12, 14, 16, 20, 24, 30, 40, 52, 78, 104];
const ROOMY: WeeklySchedule = WEEKDAYS.map((day) =>
  entryOf(day, [3, 1.5, 4, 2, 2, 2, 8][day] ?? 0, day === 2 || day === 6),
);
const createdOn = isoDate("2026-11-22");

const requests: PlanRequest[] = RACE_TYPES.flatMap((raceType) =>
  EXPERIENCE_LEVELS.flatMap((level) =>
    LENGTHS.flatMap((totalWeeks) =>
      [defaultSchedule(raceType), ROOMY].map((schedule) => {
        const raceDate = addDays(createdOn, totalWeeks * 7);
        return {
          raceType,
          level,
          schedule,
          createdOn,
          raceDate,
          startDate: planStartDate(createdOn, raceDate),
          totalWeeks,
          distances: RACE_DISTANCES[raceType],
          paces: DEFAULT_PACES,
          goalFinish: null,
          now: NO_ANSWERS,
          paceImprovement: 3 as const,
          poolLength: meters(25),
          optimiseLoad: false,
        };
      }),
    ),
  ),
);

/** Load of the biggest week, Sunday to Saturday. */
const biggestWeek = (loads: readonly number[]) => {
  const weeks: number[] = [];
  for (const [day, load] of loads.entries()) {
    const week = Math.floor(day / 7);
    weeks[week] = (weeks[week] ?? 0) + load;
  }
  return Math.max(...weeks);
};

/** Gain of the optimised plan in percent, as the mean of all models, and the rules it breaks. */
function compare(request: PlanRequest) {
  const on = { ...request, optimiseLoad: true };
  const plan = generatePlan(on);
  const before = dailyLoads(request, generatePlan(request));
  const after = dailyLoads(on, plan);
  const unit = biggestWeek(before);
  const share = (loads: readonly number[]) => loads.map((load) => load / unit);
  const gains = RESPONSE_MODELS.map(
    (model) =>
      raceDayPerformance(model, share(after)) / raceDayPerformance(model, share(before)) - 1,
  );
  const gain = (100 * gains.reduce((sum, each) => sum + each, 0)) / gains.length;
  return { gain, broken: checkPlan(on, plan).length };
}

const rows = RACE_TYPES.map((race) => {
  const results = requests.filter(({ raceType }) => raceType === race).map(compare);
  const gains = results.map(({ gain }) => gain);
  const count = (isMeant: (gain: number) => boolean) => String(gains.filter(isMeant).length);
  return [
    race,
    String(gains.length),
    count((gain) => gain > 0),
    count((gain) => gain === 0),
    count((gain) => gain < 0),
    Math.min(...gains).toFixed(1),
    (gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toFixed(1),
    Math.max(...gains).toFixed(1),
    String(results.reduce((sum, { broken }) => sum + broken, 0)),
  ];
});
const HEAD = [
  "race",
  "plans",
  "ahead",
  "equal",
  "behind",
  "least %",
  "mean %",
  "most %",
  "rules broken",
];
console.log(table(HEAD, rows));
