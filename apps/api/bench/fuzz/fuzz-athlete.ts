import { sampleRecording, writeFit } from "@triplan/activity-files/testing";
import { insertPasskey, insertThresholds, type Db } from "@triplan/db";
import { addDays, isoDate } from "@triplan/domain";
import { addLayers, addRecordings } from "../../src/testing/api/fill-account.ts";
import { fieldOf } from "../../src/testing/api/field-of.ts";
import { validPlan } from "../../src/testing/inputs/valid-plan.ts";
import { ApiCaller } from "../load/api-caller.ts";
import { Tally } from "../load/tally.ts";
import type { WriteLog } from "./write-log.ts";

const WEEKS = 16;
export const FUZZ_PASSWORD = "swim-bike-run-42";

/** An account with rows in most tables, and what names them. */
export interface FuzzAthlete {
  userId: number;
  username: string;
  cookie: string;
  /** In the names of its plan and recordings; no answer to another athlete may hold it. */
  marker: string;
  ids: ReadonlyMap<string, readonly number[]>;
  /** Of the calendar feed and of the public link. */
  feed: string;
  token: string;
  /** Valid uploads by the end of their path. */
  uploads: ReadonlyMap<string, Uint8Array>;
}

/** Registers an athlete with a plan, changes of it, recordings, a feed and a public link. */
export async function newFuzzAthlete(origin: string, db: Db, log: WriteLog): Promise<FuzzAthlete> {
  const marker = `mark-${crypto.randomUUID()}`;
  const username = `fuzz-${crypto.randomUUID()}@example.org`;
  const api = new ApiCaller(origin, new Tally());
  const call = (method: string, path: string, body?: object) =>
    api.call(`${method} ${path}`, method, path, body);
  const user = await call("POST", "/register", { username, password: FUZZ_PASSWORD });
  const userId = Number(fieldOf(user, "id"));
  const today = isoDate(new Date().toISOString().slice(0, 10));
  const form = validPlan({
    name: marker,
    raceDate: addDays(today, WEEKS * 7),
    totalWeeks: WEEKS,
  });
  const planId = Number(fieldOf(await call("POST", "/training-plans", form), "id"));
  const plan = `/training-plans/${planId}`;
  await call("PATCH", "/user/current-plan", { planId });
  await call("POST", `${plan}/weeks/2/schedule`);
  await call("POST", `${plan}/adjust`, {
    fromWeek: 3,
    adjustmentType: "volume",
    volumeAdjustment: 80,
    intensityAdjustment: "maintain",
    reason: "fatigue",
  });
  await insertThresholds(db, [
    { userId, kind: "css", value: 105.5, source: "test", measuredOn: today, rpe: 8 },
  ]);
  await call("POST", "/garmin/activities", {
    garminActivityId: "test-1",
    activityName: marker,
    activityType: "running",
    startTime: `${today}T00:00:00Z`,
    duration: 1800,
    distance: 5000,
  });
  await addLayers(db, { userId, planId }, today);
  // The cleanup deletes old imports.
  await addRecordings(db, userId, new Date().toISOString());
  await insertPasskey(db, {
    userId,
    credentialId: marker,
    publicKey: Buffer.alloc(64, 1),
    counter: 0,
    transports: ["internal"],
    name: marker,
    now: new Date().toISOString(),
  });
  const startMinutes = [480, 390, 390, 390, 390, null, 480];
  const feed = await call("POST", "/user/calendar-feed", { planId: null, startMinutes });
  const share = await call("POST", `${plan}/share`, { hasDates: true, hasPaces: false });
  const start = new Date(Date.now() - 3_600_000);
  const recording = sampleRecording({ sport: "run", start, seconds: 600, every: 5, watts: 180 });
  const fit = writeFit([recording]);
  return {
    userId,
    username,
    cookie: api.cookie,
    marker,
    ids: await log.idsOf(userId),
    feed: /([\w-]{43})\.ics/.exec(JSON.stringify(feed))?.[1] ?? "",
    token: /\/p\/([\w-]{43})/.exec(JSON.stringify(share))?.[1] ?? "",
    uploads: new Map([
      ["/activities/import", fit],
      ["/user/import", await api.download("/user/export")],
      ["/training-plans/import", await api.download(`${plan}/export`)],
    ]),
  };
}
