import { insertExercises, insertPlan, type Db } from "@triplan/db";
import { addDays, dateInZone, defaultSchedule, isoDate } from "@triplan/domain";
import { generatePlan, planRequestOf } from "@triplan/plan-engine";
import { exerciseRows } from "../src/modules/plans/rows/exercise-rows.ts";
import { benchApp } from "./load/bench-app.ts";
import { StatementCount } from "./load/statement-count.ts";
import { withDatabase } from "./load/with-database.ts";
import {
  against,
  atMost,
  figure,
  median,
  printTimes,
  quantile,
  report,
  timed,
} from "./report/index.ts";

/*
 * `pnpm bench create-plan [rounds]` compares creating a 52-week plan over HTTP with generating and storing
 * it, storing alone and generating alone. The runs alternate so that machine load affects all of them alike.
 */
const ROUNDS = Number(process.argv[2] ?? 30);
/** quality.md, P4. */
const GOALS = { milliseconds: 150, statements: 4, timesStoring: 2 };

const statements = new StatementCount();
const today = dateInZone(new Date(), "UTC");
const form = {
  name: "Bench",
  raceType: "70.3",
  swimDistance: "1.2",
  bikeDistance: "56",
  runDistance: "13.1",
  raceDate: addDays(today, 52 * 7),
  currentSwimPace: "2:00",
  currentBikePace: "18",
  currentRunPace: "8:30",
  experienceLevel: "intermediate",
  goalFinishTime: null,
  weeklySchedule: defaultSchedule("70.3"),
};

async function bench(db: Db): Promise<void> {
  const app = await benchApp({ db, wearable: null, background: null });
  const credentials = { username: "bench@example.org", password: "bench-password" };
  const registered = await app.inject({
    method: "POST",
    url: "/api/register",
    payload: credentials,
  });
  const cookies = Object.fromEntries(registered.cookies.map(({ name, value }) => [name, value]));
  const userId = registered.json<{ id: number }>().id;

  const create = async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/training-plans",
      payload: form,
      cookies,
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Parameters<typeof planRequestOf>[0]>();
  };
  const stored = await create();
  const request = planRequestOf(stored);
  const exercises = exerciseRows(generatePlan(request));
  const plan = { ...form, ...request, raceDate: isoDate(form.raceDate) };
  const store = (rows: typeof exercises) =>
    db.transaction().execute(async (trx) => {
      const row = await insertPlan(trx, {
        name: form.name,
        raceType: request.raceType,
        swimDistance: form.swimDistance,
        bikeDistance: form.bikeDistance,
        runDistance: form.runDistance,
        raceDate: plan.raceDate,
        createdOn: request.createdOn,
        startDate: request.startDate,
        currentSwimPace: form.currentSwimPace,
        currentBikePace: form.currentBikePace,
        currentRunPace: form.currentRunPace,
        experienceLevel: request.level,
        totalWeeks: request.totalWeeks,
        weeklySchedule: request.schedule,
        startFitness: 0,
        startFatigue: 0,
        startBasis: "first-week",
        userId,
      });
      if (row) await insertExercises(trx, { userId, trainingPlanId: row.id, exercises: rows });
    });

  const times: Record<"request" | "both" | "insert" | "generate", number[]> = {
    request: [],
    both: [],
    insert: [],
    generate: [],
  };
  let sent = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = statements.sent;
    times.request.push(await timed(create));
    sent = statements.sent - before;
    times.both.push(await timed(() => store(exerciseRows(generatePlan(request)))));
    times.insert.push(await timed(() => store(exercises)));
    times.generate.push(await timed(() => generatePlan(request)));
  }
  console.log(
    `A plan of ${request.totalWeeks} weeks, ${exercises.length} exercises, ${ROUNDS} rounds`,
  );
  printTimes("create, one request", times.request);
  printTimes("generate and store", times.both);
  printTimes("store the same rows", times.insert);
  printTimes("generate in memory", times.generate);
  await app.close();
  const p99 = figure("create plan: p99", quantile(times.request, 0.99), "ms");
  const counted = figure("create plan: statements", sent, "");
  const both = figure("generate and store, beside storing", median(times.both), "ms");
  report([
    figure("create plan: p50", median(times.request), "ms"),
    atMost(p99, GOALS.milliseconds),
    atMost(counted, GOALS.statements),
    against(both, { limit: median(times.insert), goal: { atMost: GOALS.timesStoring } }),
  ]);
}

await withDatabase({ log: statements.log }, ({ db }) => bench(db));
