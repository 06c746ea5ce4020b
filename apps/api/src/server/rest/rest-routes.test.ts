import { describe, expect, test } from "vitest";
import { PROCEDURE_TYPES } from "../../testing/api/procedure-types.ts";
import { restRoutes } from "./rest-routes.ts";

/** The paths that the specification names. */
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

/** Additional paths. */
const OWN = [
  "POST /api/password-reset",
  "POST /api/password-reset/mail",
  "GET /api/user/email",
  "PUT /api/user/email",
  "DELETE /api/user/email/pending",
  "POST /api/email-confirmation",
  "POST /api/login/passkey/options",
  "POST /api/login/passkey",
  "GET /api/user/passkeys",
  "POST /api/user/passkeys/options",
  "POST /api/user/passkeys",
  "PATCH /api/user/passkeys/{id}",
  "POST /api/user/passkeys/{id}/remove",
  "POST /api/login/code",
  "GET /api/user/second-factor",
  "POST /api/user/second-factor/key",
  "POST /api/user/second-factor",
  "POST /api/user/second-factor/recovery-codes",
  "POST /api/user/second-factor/remove",
  "GET /api/exercises/{id}/watch",
  "GET /api/garmin/workouts",
  "PATCH /api/garmin/workouts",
  "POST /api/garmin/workouts/send",
  "POST /api/training-plans/{id}/adjust/preview",
  "POST /api/training-plans/{id}/goal/preview",
  "GET /api/training-plans/{id}/adjustments",
  "POST /api/training-plans/{id}/adjust/undo",
  "POST /api/training-plans/{id}/adjust/undo/preview",
  "GET /api/training-plans/{id}/check-in",
  "GET /api/training-plans/{id}/check-in/ready",
  "POST /api/training-plans/{id}/check-in/preview",
  "POST /api/training-plans/{id}/check-in",
  "DELETE /api/training-plans/{id}/check-in",
  "GET /api/training-plans/{id}/proposals",
  "POST /api/training-plans/{id}/proposals/{key}/answer",
  "DELETE /api/training-plans/{id}/layers/{layerId}",
  "GET /api/training-plans/{id}/races",
  "POST /api/training-plans/{id}/races",
  "POST /api/training-plans/{id}/races/preview",
  "DELETE /api/training-plans/{id}/races/{raceId}",
  "GET /api/training-plans/{id}/time-off",
  "POST /api/training-plans/{id}/time-off",
  "POST /api/training-plans/{id}/time-off/preview",
  "POST /api/training-plans/{id}/preview",
  "GET /api/training-plans/{id}/revisions",
  "DELETE /api/training-plans/{id}/revisions/{revisionId}",
  "PATCH /api/training-plans/{id}/time-off/{timeOffId}",
  "DELETE /api/training-plans/{id}/time-off/{timeOffId}",
  "PUT /api/user/password",
  "GET /api/user/logins",
  "DELETE /api/user/logins/{id}",
  "DELETE /api/user/logins",
  "GET /api/user/deletion",
  "POST /api/user/deletion",
  "GET /api/user/import",
  "POST /api/user/import/{id}/start",
  "DELETE /api/user/import/{id}",
  "GET /api/user/calendar-feed",
  "POST /api/user/calendar-feed",
  "DELETE /api/user/calendar-feed",
  "GET /api/training-plans/{id}/share",
  "POST /api/training-plans/{id}/share",
  "DELETE /api/training-plans/{id}/share",
  "GET /api/shared-plans/{token}",
  "GET /api/training-plans/{id}/race-day",
  "PATCH /api/training-plans/{id}/race-day",
  "PUT /api/training-plans/{id}/race-day/result",
  "PUT /api/training-plans/{id}/races/{raceId}",
  "GET /api/training-plans/{id}/races/{raceId}",
  "PUT /api/training-plans/{id}/races/{raceId}/result",
  "DELETE /api/training-plans/{id}/races/{raceId}/result",
  "GET /api/training-plans/{id}/race-days",
  "DELETE /api/training-plans/{id}/race-day/result",
  "GET /api/thresholds",
  "POST /api/thresholds",
  "POST /api/thresholds/preview",
  "DELETE /api/thresholds/{id}",
  "GET /api/user/thresholds",
  "PUT /api/user/thresholds",
  "GET /api/user/thresholds/estimates",
  "POST /api/user/thresholds/estimates/answer",
  "POST /api/exercises/{id}/complete",
  "DELETE /api/exercises/{id}/complete",
  "POST /api/exercises/{id}/skip",
  "DELETE /api/exercises/{id}/skip",
  "GET /api/config",
  "GET /api/activities/{id}",
  "GET /api/imports",
  "GET /api/imports/{id}",
  "POST /api/imports/{id}/extras",
  "POST /api/imports/{id}/stop",
  "DELETE /api/imports/{id}",
  "POST /api/training-plans/{id}/weeks/{week}/schedule",
  "GET /api/training-plans/{id}/season",
  "GET /api/training-plans/{id}/season/print",
  "GET /api/training-plans/{id}/weeks/{week}/print",
  "POST /api/training-plans/{id}/schedule",
  "POST /api/training-plans/{id}/schedule/undo",
  "GET /api/training-plans/{id}/fitness",
  "GET /api/training-plans/{id}/carry-over",
  "GET /api/training-plans/{id}/progress",
  "GET /api/exercises/{id}/progression",
  "GET /api/exercises/{id}/swaps",
  "POST /api/exercises/{id}/swap",
  "POST /api/activities/{id}/separate",
  "POST /api/activities/{id}/extra",
  "GET /api/activities",
  "GET /api/activities/{id}/exercises",
  "GET /api/training-plans/{id}/weeks/{week}/activities",
  "GET /api/garmin/activities/count",
];

const documentedName = (method: string, url: string) =>
  `${method} /api${url.replaceAll(/:(\w+)/g, "{$1}")}`;

describe("the table of REST routes", () => {
  // @covers calls-2, names-1
  test("has exactly the documented and additional paths, each once", () => {
    const served = restRoutes.map(({ method, url }) => documentedName(method, url));
    expect(served.toSorted()).toEqual([...DOCUMENTED, ...OWN].toSorted());
  });

  test.each(restRoutes)(
    // @covers server-1
    "$method $url calls a procedure of the right type",
    ({ method, calls, isDryRun }) => {
      const reads = method === "GET" || isDryRun;
      expect(PROCEDURE_TYPES.get(calls)).toBe(reads ? "query" : "mutation");
    },
  );

  test("has a path for every procedure that an athlete can call", () => {
    // Subscriptions have no REST path.
    const calls = [...PROCEDURE_TYPES].filter(([, type]) => type !== "subscription");
    expect(new Set(restRoutes.map(({ calls }) => calls))).toEqual(
      new Set(calls.map(([path]) => path)),
    );
  });

  test.each(restRoutes)("$method $url has a summary", ({ summary }) => {
    expect(summary.length).toBeGreaterThan(5);
  });
});
