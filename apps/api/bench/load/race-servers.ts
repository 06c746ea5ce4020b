import { connect, type Db } from "@triplan/db";
import { addDays, DAY_NAMES, isoDate } from "@triplan/domain";
import { fieldOf } from "../../src/testing/api/field-of.ts";
import { validPlan } from "../../src/testing/inputs/valid-plan.ts";
import { ApiCaller } from "./api-caller.ts";
import type { Losses } from "./suffer-fault.ts";
import { Tally } from "./tally.ts";

interface Call {
  method: string;
  path: string;
  body: object;
}

interface Racer {
  userId: number;
  cookie: string;
  planId: number;
  exerciseIds: readonly number[];
}

interface Race {
  name: string;
  /** The two calls of a round, made at the same moment. */
  calls: (racer: Racer, round: number) => readonly [Call, Call];
  /** How many rows the round may leave, and how many it left. */
  count: (db: Db, racer: Racer, round: number) => Promise<number>;
  /** Only one of the two may be acknowledged. */
  hasOneWinner: boolean;
}

const today = () => isoDate(new Date().toISOString().slice(0, 10));
const twice = (call: Call): readonly [Call, Call] => [call, call];
const rowsOf = (rows: readonly unknown[]) => rows.length;

const RACES: readonly Race[] = [
  {
    name: "the same plan form",
    calls: (_racer, round) =>
      twice({
        method: "POST",
        path: "/training-plans",
        body: validPlan({
          name: `Race ${round}`,
          raceDate: addDays(today(), 56),
          idempotencyKey: `race-${round}`,
        }),
      }),
    count: async (db, { userId }, round) =>
      rowsOf(
        await db
          .selectFrom("trainingPlan")
          .select("id")
          .where("userId", "=", userId)
          .where("name", "=", `Race ${round}`)
          .execute(),
      ),
    hasOneWinner: false,
  },
  {
    name: "the same new account",
    calls: ({ userId }, round) =>
      twice({
        method: "POST",
        path: "/register",
        body: { username: `race-${userId}-${round}@example.org`, password: "swim-bike-run-42" },
      }),
    count: async (db, { userId }, round) =>
      rowsOf(
        await db
          .selectFrom("userAccount")
          .select("id")
          .where("username", "=", `race-${userId}-${round}@example.org`)
          .execute(),
      ),
    hasOneWinner: true,
  },
  {
    name: "one activity for two exercises",
    calls: ({ exerciseIds }, round) => {
      const match = (exerciseId: number | undefined): Call => ({
        method: "POST",
        path: `/exercises/${exerciseId}/match-garmin`,
        body: { garminActivityId: `race-${round}` },
      });
      return [match(exerciseIds[2 * round]), match(exerciseIds[2 * round + 1])];
    },
    count: async (db, { userId }, round) =>
      rowsOf(
        await db
          .selectFrom("exercise")
          .innerJoin("wearableActivity", "wearableActivity.id", "exercise.matchedActivityId")
          .select("exercise.id")
          .where("exercise.userId", "=", userId)
          .where("providerActivityId", "=", `race-${round}`)
          .execute(),
      ),
    hasOneWinner: true,
  },
  {
    name: "one exercise on two days",
    calls: ({ exerciseIds }, round) => {
      const place = (day: number): Call => ({
        method: "POST",
        path: `/exercises/${exerciseIds.at(-1 - round)}/schedule`,
        body: { day, dayName: DAY_NAMES[day] },
      });
      return [place(2), place(4)];
    },
    count: async (db, { userId, exerciseIds }, round) =>
      rowsOf(
        await db
          .selectFrom("exercise")
          .select("id")
          .where("userId", "=", userId)
          .where("id", "=", exerciseIds.at(-1 - round) ?? 0)
          .where("day", "in", [2, 4])
          .execute(),
      ),
    hasOneWinner: false,
  },
  {
    name: "the same adjustment",
    calls: ({ planId }, round) =>
      twice({
        method: "POST",
        path: `/training-plans/${planId}/adjust`,
        body: {
          fromWeek: 2 + (round % 10),
          adjustmentType: "volume",
          volumeAdjustment: round % 2 === 0 ? 80 : 100,
          intensityAdjustment: "maintain",
          reason: "fatigue",
        },
      }),
    count: async (db, { planId }, round) => {
      const { count } = await db
        .selectFrom("planAdjustment")
        .select((each) => each.fn.countAll<string>().as("count"))
        .where("trainingPlanId", "=", planId)
        .executeTakeFirstOrThrow();
      return Number(count) - round;
    },
    hasOneWinner: false,
  },
];

/** Sends each pair of calls to two servers of one database at the same moment; losses by race. */
export async function raceServers(
  { origins, connectionString }: { origins: readonly string[]; connectionString: string },
  rounds: number,
): Promise<[name: string, losses: Losses][]> {
  const { db, close } = connect({ connectionString, onError: () => {} });
  try {
    const racer = await newRacer(origins, rounds);
    const results: [string, Losses][] = [];
    for (const race of RACES) {
      results.push([race.name, await run(race, { db, origins, racer, rounds })]);
    }
    return results;
  } finally {
    await close();
  }
}

async function newRacer(origins: readonly string[], rounds: number): Promise<Racer> {
  const api = new ApiCaller(origins, new Tally());
  const call = (method: string, path: string, body?: object) =>
    api.call(`${method} ${path}`, method, path, body);
  const username = `racer-${crypto.randomUUID()}@example.org`;
  const user = await call("POST", "/register", { username, password: "swim-bike-run-42" });
  const form = validPlan({ name: "Racer", raceDate: addDays(today(), 20 * 7), totalWeeks: 20 });
  const planId = Number(fieldOf(await call("POST", "/training-plans", form), "id"));
  const ids: number[] = [];
  for (let week = 1; week < 20; week += 1) {
    const rows = await call("GET", `/training-plans/${planId}/weeks/${week}/exercises`);
    for (const row of Array.isArray(rows) ? rows : []) {
      if (fieldOf(row, "type") === "run") ids.push(Number(fieldOf(row, "id")));
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    await call("POST", "/garmin/activities", {
      garminActivityId: `race-${round}`,
      activityName: "Run",
      activityType: "running",
      startTime: `${today()}T00:00:00Z`,
      duration: 1800,
      distance: 5000,
    });
  }
  return { userId: Number(fieldOf(user, "id")), cookie: api.cookie, planId, exerciseIds: ids };
}

async function run(
  race: Race,
  {
    db,
    origins,
    racer,
    rounds,
  }: { db: Db; origins: readonly string[]; racer: Racer; rounds: number },
): Promise<Losses> {
  const losses = { attempts: 0, acknowledged: 0, missing: 0, doubled: 0, faulty: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const calls = race.calls(racer, round);
    const statuses = await Promise.all(
      calls.map((call, at) => statusOf(origins[at] ?? "", call, racer)),
    );
    const won = statuses.filter((status) => status < 300).length;
    const stored = await race.count(db, racer, round);
    losses.attempts += calls.length;
    losses.acknowledged += won;
    losses.missing += won > 0 && stored === 0 ? 1 : 0;
    losses.doubled += Math.max(0, stored - 1, race.hasOneWinner ? won - 1 : 0);
    losses.faulty += statuses.filter((status) => status >= 500).length;
  }
  return { ...losses, longestOutage: 0 };
}

async function statusOf(
  origin: string,
  { method, path, body }: Call,
  { cookie }: Racer,
): Promise<number> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    // A registration ends the login that it comes with.
    headers: { ...(path !== "/register" && { cookie }), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}
