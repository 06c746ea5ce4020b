import { request, type RequestOptions } from "node:http";
import { fc, test } from "@fast-check/vitest";
import {
  addDays,
  formatFinishTime,
  formatPace,
  formatSpeed,
  isoDate,
  EXPERIENCE_LEVELS,
} from "@triplan/domain";
import { arbPaces, arbRaceType, arbTrainingSchedule } from "@triplan/domain/testing";
import { afterAll, describe, expect } from "vitest";
import { ADJUSTMENT, TEST_ACTIVITY } from "../testing/inputs/any-input.ts";
import { listen } from "../testing/api/listen.ts";
import { PASSWORD, testApi, uniqueEmail } from "../testing/api/test-api.ts";
import { validPlan } from "../testing/inputs/valid-plan.ts";
import { restRoutes } from "./rest/rest-routes.ts";

const RUNS = { numRuns: 50 };
const JSON_TYPE = { "content-type": "application/json" };
const TODAY = isoDate("2026-03-02");

const api = await testApi();
const user = await api.user();
const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
const [exercise] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
const loggedIn = user.jar.copy();
/** Another athlete, as these calls may end the login. */
const { jar: spare } = await api.user();

const port = await listen(api.app);

/** Sends a path unchanged over a socket; `inject` would normalise it. */
const statusOver = (options: RequestOptions) =>
  new Promise<number>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", agent: false, ...options }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end();
  });

/** Valid bodies by path. */
const GOOD: Record<string, object> = {
  "/login": { username: user.email, password: PASSWORD },
  "/register": { username: uniqueEmail(), password: PASSWORD },
  "/user/preferences": {
    defaultSwimPace: "2:00",
    defaultBikePace: "20",
    defaultRunPace: "8:00",
    defaultPacesRace: "ironman",
    experienceLevel: "advanced",
    defaultWeeklySchedule: validPlan().weeklySchedule,
    unitPreference: "kilometers",
    strengthPlace: "gym",
    poolLengthMeters: 50,
  },
  "/user/current-plan": { planId },
  "/training-plans": validPlan({ idempotencyKey: "form-1" }),
  "/training-plans/:id": { goalFinishTime: "02:50:00" },
  "/training-plans/:id/adjust": ADJUSTMENT,
  "/garmin/activities": TEST_ACTIVITY,
  "/exercises/:id/match-garmin": { garminActivityId: "test-1", providerActivityId: "test-1" },
  "/exercises/:id/schedule": { day: 3, dayName: "Wednesday", scheduledDate: "2026-03-04" },
};

const arbNasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom<unknown>(
    "",
    " ",
    "\0",
    "\ud800",
    "x".repeat(10_000),
    "' or 1=1 --",
    "2026-02-30",
    "9999-12-31",
    "99:99:99",
    "1e400",
    "NaN",
    0,
    -0,
    -1,
    0.5,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    null,
    true,
  ),
);

/** A valid body with up to three invalid fields, or none at all. */
function arbBody(good: object): fc.Arbitrary<unknown> {
  const keys = Object.keys(good);
  const arbChange = fc.tuple(fc.constantFrom("surprise", ...keys), arbNasty);
  const changed = fc
    .array(arbChange, { maxLength: 3 })
    .map((changes) => ({ ...good, ...Object.fromEntries(changes) }));
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: arbNasty });
}

const arbNoId = fc.oneof(
  fc.constantFrom("0", "-1", "9".repeat(19), "1.5", "99999999"),
  fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Includes existing ids, except for DELETE: a deleted row would be missing in the next run. */
const arbIdFor = (method: string) =>
  method === "DELETE"
    ? arbNoId
    : fc.oneof(fc.constantFrom(String(planId), String(exercise?.id)), arbNoId);

const arbZone = fc.oneof(
  fc.constantFrom("UTC", "Pacific/Kiritimati", "Etc/GMT+12"),
  fc.stringMatching(/^[ -~]{0,80}$/),
);

afterAll(() => {
  // Neither a refusal nor an error exposes internals or logs an error.
  expect(api.log.text()).not.toContain('"level":50');
});

/** Calls that end their own session, so they are sent without one. */
const OF_VISITORS = new Set(["auth.login", "auth.register", "auth.logout"]);

describe.each(restRoutes)("$method $url", ({ method, url, calls }) => {
  const arbSent = fc.record({
    body: arbBody(GOOD[url] ?? { week: 1, exerciseId: exercise?.id ?? 0 }),
    id: arbIdFor(method),
    week: fc.oneof(fc.constantFrom("1", "8"), arbNoId),
    zone: arbZone,
    remoteAddress: fc.ipV4(),
  });

  test.prop([arbSent], RUNS)(
    "never causes a server error for any input",
    async ({ body, id, week, zone, remoteAddress }) => {
      const headers = { "x-time-zone": zone };
      const client = api.visitor(
        OF_VISITORS.has(calls)
          ? { headers, remoteAddress }
          : {
              headers,
              remoteAddress,
              jar: (calls.startsWith("account.") ? spare : loggedIn).copy(),
            },
      );
      const payload = JSON.stringify(body);
      const path = `/api${url.replace(":id", id).replace(":week", week)}`;
      const input = encodeURIComponent(payload.toWellFormed());
      const requests =
        method === "GET"
          ? [{ url: path }, { url: `/trpc/${calls}?input=${input}` }]
          : [
              { method, url: path, headers: JSON_TYPE, payload },
              { method: "POST" as const, url: `/trpc/${calls}`, headers: JSON_TYPE, payload },
            ];
      for (const request of requests) {
        const answer = await client.send(request);
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.body).not.toMatch(/\.ts:\d|node_modules|SQLSTATE|violates/);
        answer.json();
      }
    },
  );
});

describe("any path", () => {
  const arbPath = fc.oneof(
    fc.webPath(),
    fc.stringMatching(/^[!-~]{0,60}$/),
    fc.stringMatching(/^[!-~]{0,30}$/).map((rest) => `/api/${rest}`),
    fc.stringMatching(/^[!-~]{0,30}$/).map((rest) => `/trpc/${rest}`),
  );
  const arbMethod = fc.constantFrom("GET", "POST", "PUT", "DELETE", "OPTIONS");

  test.prop([arbPath, arbMethod], { numRuns: 200 })(
    "never causes a server error",
    async (path, method) => {
      expect(await statusOver({ path: `/${path}`, method, port })).toBeLessThan(500);
    },
  );
});

describe("any valid plan form", () => {
  const arbMiles = fc
    .integer({ min: 1, max: 100_000 })
    .map((hundredths) => String(hundredths / 100));
  const arbForm = fc.record({
    raceType: arbRaceType,
    swimDistance: arbMiles,
    bikeDistance: arbMiles,
    runDistance: arbMiles,
    raceDate: fc.integer({ min: 1, max: 728 }).map((days) => addDays(TODAY, days)),
    paces: arbPaces,
    experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
    goal: fc.option(fc.integer({ min: 3600, max: 359_999 })),
    weeklySchedule: arbTrainingSchedule,
  });

  test.prop([arbForm], RUNS)(
    "creates a plan with exercises, or is rejected for an unreachable goal",
    async ({ paces, goal, weeklySchedule, ...race }) => {
      const athlete = api.visitor({ jar: loggedIn.copy() });
      const answer = await athlete.rest(
        "POST",
        "/training-plans",
        validPlan({
          ...race,
          currentSwimPace: formatPace(paces.swim),
          currentBikePace: formatSpeed(paces.bike),
          currentRunPace: formatPace(paces.run),
          goalFinishTime: goal === null ? null : formatFinishTime(goal),
          weeklySchedule: [...weeklySchedule],
        }),
      );
      const outOfReach = { status: 400, body: { issues: [{ path: "goalFinishTime" }] } };
      if (goal === null || answer.status !== 400) expect(answer.status).toBe(201);
      else expect(answer).toMatchObject(outOfReach);
    },
  );
});
