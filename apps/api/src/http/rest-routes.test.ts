import { describe, expect, test } from "vitest";
import { PROCEDURE_TYPES } from "../testing/procedure-types.ts";
import { restRoutes } from "./rest-routes.ts";

/** Section 7 of the specification. */
const DOCUMENTED = [
  "GET /api/user",
  "POST /api/login",
  "POST /api/register",
  "POST /api/logout",
  "PATCH /api/user/preferences",
  "GET /api/user/current-plan",
  "PATCH /api/user/current-plan",
  "GET /api/training-plans",
  "POST /api/training-plans",
  "PATCH /api/training-plans/{id}",
  "DELETE /api/training-plans/{id}",
  "GET /api/training-plans/{id}/workouts",
  "GET /api/training-plans/{id}/weeks/{week}/workouts",
  "GET /api/training-plans/{id}/weeks/{week}/exercises",
  "GET /api/training-plans/{id}/performance",
  "POST /api/training-plans/{id}/adjust",
  "POST /api/training-plans/{id}/fix-exercises",
  "POST /api/exercises/{id}/schedule",
  "POST /api/exercises/{id}/unschedule",
  "POST /api/exercises/{id}/match-garmin",
  "POST /api/exercises/{id}/unmatch-garmin",
  "GET /api/garmin/connection",
  "DELETE /api/garmin/connection",
  "GET /api/garmin/auth",
  "GET /api/garmin/test-connection",
  "GET /api/garmin/activities",
  "POST /api/garmin/activities",
  "DELETE /api/garmin/activities/{id}",
  "POST /api/garmin/sync",
  "GET /api/garmin/sync/{id}",
];

/** Paths that the specification does not name. */
const OWN = [
  "POST /api/training-plans/{id}/adjust/preview",
  "GET /api/config",
  "POST /api/training-plans/{id}/weeks/{week}/schedule",
  "GET /api/training-plans/{id}/fitness",
  "GET /api/training-plans/{id}/weeks/{week}/activities",
  "GET /api/garmin/activities/count",
];

const documentedName = (method: string, url: string) =>
  `${method} /api${url.replaceAll(/:(\w+)/g, "{$1}")}`;

describe("the table of REST routes", () => {
  // @covers calls-2, names-1
  test("has the documented paths and our own, each once, and no others", () => {
    const served = restRoutes.map(({ method, url }) => documentedName(method, url));
    expect(served.toSorted()).toEqual([...DOCUMENTED, ...OWN].toSorted());
  });

  test.each(restRoutes)(
    // @covers server-1
    "$method $url calls a procedure of its kind",
    ({ method, calls, isDryRun }) => {
      const reads = method === "GET" || isDryRun;
      expect(PROCEDURE_TYPES.get(calls)).toBe(reads ? "query" : "mutation");
    },
  );

  test("every procedure that an athlete can call has its path", () => {
    // What is told while it happens has no place in plain JSON.
    const calls = [...PROCEDURE_TYPES].filter(([, type]) => type !== "subscription");
    expect(new Set(restRoutes.map(({ calls }) => calls))).toEqual(
      new Set(calls.map(([path]) => path)),
    );
  });

  test.each(restRoutes)("$method $url says what it is for", ({ summary }) => {
    expect(summary.length).toBeGreaterThan(5);
  });
});
