import { defaultSchedule } from "@triplan/domain";
import { expect, test } from "vitest";
import { newResetLink } from "../../modules/auth/new-reset-link.ts";
import { restRoutes } from "../rest/rest-routes.ts";
import { ADJUSTMENT, TEST_ACTIVITY } from "../../testing/inputs/any-input.ts";
import { connectedAthlete } from "../../testing/watch/connected-athlete.ts";
import { documentedAnswer, documentedNames } from "../../testing/api/documented-answer.ts";
import { PASSWORD, testApi, uniqueEmail } from "../../testing/api/test-api.ts";
import { fieldOf } from "../../testing/api/field-of.ts";
import { download, uploaded } from "../../testing/archives/account-archives.ts";
import { SoftPasskey } from "../../testing/passkeys/soft-passkey.ts";
import { codeOf } from "../../testing/second-factor/second-factor-steps.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import type { TestClient } from "../../testing/api/test-client.ts";
import { importFile } from "../../testing/api/upload.ts";
import { TEN_K } from "../../testing/inputs/sample-races.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { racerOnRaceDay, racerOnTheWay } from "../../testing/api/race-day.ts";
import { athleteInCheckIn } from "../../testing/api/athlete-in-check-in.ts";
import { athleteWhoMissed } from "../../testing/api/missed-exercise.ts";
import { riderAfterThreeWeeks } from "../../testing/api/rated-rides.ts";
import { ALEX } from "../../testing/watch/athletes.ts";

const idOf = (body: unknown, key = "id"): string =>
  typeof body === "object" && body !== null ? String(Reflect.get(body, key)) : "none";

const tokenOf = (shared: unknown) => idOf(fieldOf(shared, "share"), "url").split("/p/")[1];

const statusOf = async ({ trpc }: TestClient) =>
  (await trpc.accountImport.get.query()).archive?.status;

test("every documented operation returns its documented schema", async () => {
  const mails: string[] = [];
  const { visitor, athlete, db } = await connectedAthlete(ALEX, {
    sendMail: async ({ text }) => {
      mails.push(text);
    },
  });
  const seen = new Set<string>();
  const call = async (
    client: typeof athlete | ReturnType<typeof visitor>,
    line: string,
    body?: object,
  ) => {
    const [method, path = ""] = line.split(" ");
    const route = restRoutes.find((each) => each.method === method);
    if (!route) throw new Error(`no such method: ${line}`);
    const answer = await client.rest(route.method, path, body);
    expect(answer.status, `${line}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    seen.add(documentedAnswer(route.method, `/api${path}`, answer.body) ?? line);
    return answer.body;
  };
  const guest = visitor();
  const credentials = { username: uniqueEmail(), password: PASSWORD };
  await call(guest, "POST /register", credentials);
  await call(guest, "POST /logout");
  await call(guest, "POST /login", credentials);
  await call(guest, "GET /config");

  const raceDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const plan = idOf(await call(athlete, "POST /training-plans", validPlan({ raceDate })));
  for (const line of ["GET /user", "GET /training-plans", "GET /user/current-plan"]) {
    await call(athlete, line);
  }
  await call(athlete, "PATCH /user/preferences", { unitPreference: "kilometers" });
  await call(athlete, "PATCH /user/current-plan", { planId: Number(plan) });
  await call(athlete, "GET /user/current-plan");
  await call(athlete, `POST /training-plans/${plan}/goal/preview`, { goalFinishTime: "02:50:00" });
  await call(athlete, `PATCH /training-plans/${plan}`, { goalFinishTime: "02:50:00" });
  const hours = { weeklySchedule: defaultSchedule("sprint"), fromWeek: 4 };
  await call(athlete, `POST /training-plans/${plan}/preview`, hours);
  await call(athlete, `PATCH /training-plans/${plan}`, hours);
  const [revision] = await athlete.trpc.planEdits.list.query({ planId: Number(plan) });
  await call(athlete, `GET /training-plans/${plan}/revisions`);
  await call(athlete, `DELETE /training-plans/${plan}/revisions/${revision?.id}`);
  await call(athlete, `POST /training-plans/${plan}/adjust/preview`, ADJUSTMENT);
  await call(athlete, `POST /training-plans/${plan}/adjust`, ADJUSTMENT);
  const [adjusted] = await athlete.trpc.plans.adjustments.query({ planId: Number(plan) });
  await call(athlete, `GET /training-plans/${plan}/adjustments`);
  const undo = { adjustmentId: adjusted?.id };
  await call(athlete, `POST /training-plans/${plan}/adjust/undo/preview`, undo);
  await call(athlete, `POST /training-plans/${plan}/adjust/undo`, undo);
  await call(athlete, `POST /training-plans/${plan}/fix-exercises`);
  await call(athlete, `POST /training-plans/${plan}/weeks/2/schedule`);
  const placementId = idOf(
    await call(athlete, `POST /training-plans/${plan}/schedule`),
    "placementId",
  );
  await call(athlete, `POST /training-plans/${plan}/schedule/undo`, { placementId });

  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const cold = { kind: "ill", fromDate: day, toDate: null, symptoms: "above-neck" };
  await call(athlete, `POST /training-plans/${plan}/time-off/preview`, cold);
  await call(athlete, `POST /training-plans/${plan}/time-off`, cold);
  const { timeOff } = await athlete.trpc.timeOff.list.query({ planId: Number(plan) });
  const timeOffPath = `/training-plans/${plan}/time-off/${timeOff[0]?.id}`;
  await call(athlete, `PATCH ${timeOffPath}`, { toDate: day });
  await call(athlete, `GET /training-plans/${plan}/time-off`);
  await call(athlete, `DELETE ${timeOffPath}`);

  const tenK = { name: "Oeiras 10K", date: day, kind: "10k", priority: "C" };
  await call(athlete, `POST /training-plans/${plan}/races/preview`, tenK);
  await call(athlete, `POST /training-plans/${plan}/races`, tenK);
  const { races } = await athlete.trpc.races.list.query({ planId: Number(plan) });
  await call(athlete, `GET /training-plans/${plan}/races`);
  await call(athlete, `GET /training-plans/${plan}/race-days`);
  await call(athlete, `PUT /training-plans/${plan}/races/${races[0]?.id}`, tenK);
  await call(athlete, `DELETE /training-plans/${plan}/races/${races[0]?.id}`);
  await call(athlete, "POST /user/calendar-feed", {});
  await call(athlete, "GET /user/calendar-feed");
  await call(athlete, "DELETE /user/calendar-feed");
  const shared = await call(athlete, `POST /training-plans/${plan}/share`, { hasPaces: true });
  await call(athlete, `GET /training-plans/${plan}/share`);
  await call(guest, `GET /shared-plans/${tokenOf(shared)}`);
  await call(athlete, `DELETE /training-plans/${plan}/share`);

  await call(athlete, `PATCH /training-plans/${plan}/race-day`, { startsAt: "08:30" });
  await call(athlete, `GET /training-plans/${plan}/race-day`);
  const { user: racer, planId: raced } = await racerOnRaceDay(await testApi());
  const resultPath = `/training-plans/${raced}/race-day/result`;
  const result = { status: "finished", finishSeconds: 9850, splits: { swim: 1745 } };
  await call(racer, `PUT ${resultPath}`, result);
  await call(racer, `DELETE ${resultPath}`);

  const { user: runner, key } = await racerOnTheWay(await testApi(), TEN_K);
  const onTheWay = `/training-plans/${key.planId}/races/${key.raceId}`;
  await call(runner, `GET ${onTheWay}`);
  await call(runner, `PUT ${onTheWay}/result`, { status: "finished", finishSeconds: 3000 });
  await call(runner, `DELETE ${onTheWay}/result`);

  await call(athlete, "POST /thresholds/preview", { css: 105, runThreshold: 480 });
  await call(athlete, "POST /thresholds", { ftpWatts: 250, lthrRun: 168 });
  await call(athlete, "GET /thresholds");
  await call(athlete, "PUT /user/thresholds", { css: 104, isConfirmed: true });
  await call(athlete, "GET /user/thresholds");
  await call(athlete, "GET /user/thresholds/estimates");
  const moved = await testApi();
  const late = await athleteWhoMissed(moved, "Hill repeats");
  const { proposals } = await late.user.trpc.proposals.list.query({ planId: late.planId });
  const latePlan = `/training-plans/${late.planId}`;
  await call(late.user, `GET ${latePlan}/proposals`);
  const layerId = idOf(
    await call(late.user, `POST ${latePlan}/proposals/${proposals[0]?.key}/answer`, {
      answer: "yes",
    }),
    "layerId",
  );
  await call(late.user, `GET ${latePlan}/proposals`);
  await call(late.user, `DELETE ${latePlan}/layers/${layerId}`);

  const review = await athleteInCheckIn(moved);
  const checkIn = `/training-plans/${review.planId}/check-in`;
  await call(review.user, `GET ${checkIn}`);
  await call(review.user, `GET ${checkIn}/ready`);
  await call(review.user, `POST ${checkIn}/preview`, { weekStart: review.weekStart });
  await call(review.user, `POST ${checkIn}`, { weekStart: review.weekStart });
  await call(review.user, `GET ${checkIn}`);
  await call(review.user, `DELETE ${checkIn}`);

  const { user: rider } = await riderAfterThreeWeeks(await testApi(), -3);
  const [question] = await rider.trpc.thresholds.estimates.query();
  const answer = { key: question?.key, answer: "no" };
  await call(rider, "POST /user/thresholds/estimates/answer", answer);
  const { records } = await athlete.trpc.thresholds.list.query();
  await call(athlete, `DELETE /thresholds/${records[0]?.id}`);

  await call(athlete, "GET /garmin/auth");
  await call(athlete, "GET /garmin/connection");
  await call(athlete, "GET /garmin/test-connection");
  const run = idOf(await call(athlete, "POST /garmin/sync"), "runId");
  await call(athlete, `GET /garmin/sync/${run}`);
  await call(athlete, "PATCH /garmin/workouts", { target: "pace" });
  await call(athlete, "POST /garmin/workouts/send");
  await call(athlete, "GET /garmin/workouts");
  const startTime = new Date().toISOString();
  const activity = await call(athlete, "POST /garmin/activities", { ...TEST_ACTIVITY, startTime });

  const week = await athlete.trpc.exercises.listWeek.query({ planId: Number(plan), week: 3 });
  const path = `/exercises/${week.find(({ type }) => type === "run")?.id}`;
  await call(athlete, `POST ${path}/schedule`, { day: 2, dayName: "Tuesday" });
  await call(athlete, `POST ${path}/skip`, { skipReason: "tired" });
  await call(athlete, `DELETE ${path}/skip`);
  await call(athlete, `POST ${path}/unschedule`);
  await call(athlete, `GET ${path}/watch`);
  await call(athlete, `GET ${path}/progression`);
  await call(athlete, `GET ${path}/swaps`);
  await call(athlete, `POST ${path}/swap`, { kind: "planned" });
  const date = new Date().toISOString().slice(0, 10);
  await call(athlete, `POST ${path}/complete`, { date, durationSeconds: 1800, rpe: 5 });
  await call(athlete, `DELETE ${path}/complete`);
  const { garminActivityId } = TEST_ACTIVITY;
  await call(athlete, `POST ${path}/match-garmin`, { garminActivityId });
  for (const part of [
    "workouts",
    "performance",
    "fitness",
    "season",
    "season/print",
    "progress",
    "carry-over",
  ]) {
    await call(athlete, `GET /training-plans/${plan}/${part}`);
  }
  for (const part of ["workouts", "exercises", "print"]) {
    await call(athlete, `GET /training-plans/${plan}/weeks/3/${part}`);
  }
  await call(athlete, `POST ${path}/unmatch-garmin`);
  await call(athlete, `GET /training-plans/${plan}/weeks/1/activities`);
  await call(athlete, "GET /garmin/activities?limit=200");
  await call(athlete, "GET /garmin/activities/count");
  await call(athlete, "GET /activities?limit=10");
  await call(athlete, `GET /activities/${idOf(activity)}/exercises`);
  await call(athlete, `GET /activities/${idOf(activity)}`);
  await call(athlete, `POST /activities/${idOf(activity)}/separate`);
  await call(athlete, `POST /activities/${idOf(activity)}/extra`);
  await call(athlete, `DELETE /garmin/activities/${idOf(activity)}`);
  const { id: imported } = await importFile(athlete, "a.gpx", "no recording");
  await call(athlete, "GET /imports");
  await call(athlete, `GET /imports/${imported}`);
  await call(athlete, `POST /imports/${imported}/extras`, { position: 0 });
  await call(athlete, `POST /imports/${imported}/stop`);
  await call(athlete, `DELETE /imports/${imported}`);
  const archive = (await download(athlete)).rawPayload;
  await call(guest, "GET /user/import");
  const archiveId = await uploaded(guest, archive);
  await call(guest, `POST /user/import/${archiveId}/start`);
  await expect.poll(() => statusOf(guest), PATIENT).toBe("done");
  await call(guest, `DELETE /user/import/${archiveId}`);
  await call(athlete, "DELETE /garmin/connection");
  await call(athlete, `DELETE /training-plans/${plan}`);
  await call(visitor(), "POST /login", credentials);
  const logins = await call(guest, "GET /user/logins");
  await call(guest, `DELETE /user/logins/${idOf(Array.isArray(logins) ? logins.at(-1) : null)}`);
  await call(guest, "DELETE /user/logins");
  await call(guest, "POST /password-reset/mail", { username: credentials.username });
  const userId = Number(idOf(await call(guest, "GET /user")));
  const reset = { userId, now: new Date(), publicOrigin: "http://localhost:3000" };
  const [, token] = (await newResetLink(db, reset)).url.split("#token=");
  await call(guest, "POST /password-reset", { token, newPassword: PASSWORD });
  await call(guest, "POST /login", credentials);
  const device = new SoftPasskey();
  const ownPassword = { password: PASSWORD };
  await call(guest, "POST /user/passkeys/options", ownPassword);
  const made = device.create(await guest.trpc.passkeys.start.mutate(ownPassword));
  const phone = { name: "Phone", credential: made };
  const passkey = `/user/passkeys/${idOf(await call(guest, "POST /user/passkeys", phone))}`;
  await call(guest, "GET /user/passkeys");
  await call(guest, `PATCH ${passkey}`, { name: "Blue key" });
  await call(guest, "POST /login/passkey/options");
  const signed = device.sign(await guest.trpc.passkeys.startLogin.mutate());
  await call(guest, "POST /login/passkey", { credential: signed });
  await call(guest, `POST ${passkey}/remove`, ownPassword);
  await call(guest, "POST /user/second-factor/key", ownPassword);
  const { secret } = await guest.trpc.secondFactor.start.mutate(ownPassword);
  const code = codeOf(secret, new Date());
  const on = await call(guest, "POST /user/second-factor", { code });
  const [recovery] = Object.values(on as object).flat();
  await call(guest, "GET /user/second-factor");
  await guest.rest("POST", "/login", credentials);
  await call(guest, "POST /login/code", { code: recovery });
  const renewed = await call(guest, "POST /user/second-factor/recovery-codes", ownPassword);
  const [another] = Object.values(renewed as object).flat();
  await call(guest, "POST /user/second-factor/remove", { ...ownPassword, code: another });
  const newPassword = `new ${PASSWORD}`;
  await call(guest, "PUT /user/password", { currentPassword: PASSWORD, newPassword });
  const email = { username: uniqueEmail(), password: newPassword };
  await call(guest, "PUT /user/email", email);
  await call(guest, "GET /user/email");
  const emailToken = () => /confirm-email#token=(.{43})/.exec(mails.join("\n"))?.[1];
  await expect.poll(emailToken, PATIENT).toBeDefined();
  await call(guest, "POST /email-confirmation", { token: emailToken() });
  await call(guest, "DELETE /user/email/pending");
  await call(guest, "GET /user/deletion");
  await call(guest, "POST /user/deletion", { password: newPassword });

  expect([...seen].toSorted()).toEqual(documentedNames().toSorted());
});
