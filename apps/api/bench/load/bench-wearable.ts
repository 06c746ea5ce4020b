import { insertUser, openConnection, type Db } from "@triplan/db";
import { defaultSchedule } from "@triplan/domain";
import { createWearable } from "../../src/wearables/provider/wearable.ts";
import { now } from "./bench-app.ts";

export const SECRET = "a-secret-of-this-benchmark-and-of-no-other";

/** The path to which the provider sends webhooks. */
export const WEBHOOK_PATH = `/api/webhooks/sandbox/${SECRET}`;

export const benchWearable = createWearable(
  {
    provider: {
      id: "sandbox",
      clientId: "bench",
      clientSecret: "bench",
      authUrl: new URL("http://127.0.0.1:1/authorize"),
      tokenUrl: new URL("http://127.0.0.1:1/token"),
      apiBase: new URL("http://127.0.0.1:1"),
      apiPrefix: "wellness-api",
      callbackHosts: ["127.0.0.1:1"],
      allowsHttp: true,
    },
    redirectUri: new URL("http://localhost/api/garmin/callback"),
    webhookSecrets: [SECRET],
    tokenKeys: [{ id: "k1", key: new Uint8Array(32) }],
  },
  now,
);

/** Adds athletes with a connection to the provider, and no plan. */
export async function connectAthletes(db: Db, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const { id: userId } = await insertUser(db, {
      username: `bench-${number}@example.org`,
      passwordHash: "none",
      defaultWeeklySchedule: defaultSchedule("olympic"),
    });
    await openConnection(db, {
      userId,
      provider: "sandbox",
      providerUserId: `athlete-${number}`,
      permissions: ["ACTIVITY_EXPORT"],
      consentVersion: "bench",
      workoutTarget: "none",
      timeZone: "UTC",
      now: now().toISOString(),
    });
  }
}

/** A webhook's body that no other number has, of one of so many connected athletes. */
export const webhookBody = (number: number, athletes: number): string =>
  JSON.stringify({
    activities: [
      {
        userId: `athlete-${number % athletes}`,
        summaryId: `s${number}`,
        activityId: 1_000_000 + number,
        activityName: "Ride",
        activityType: "CYCLING",
        startTimeInSeconds: Math.floor(Date.now() / 1000) - 7200 - number,
        startTimeOffsetInSeconds: 3600,
        durationInSeconds: 1800,
        distanceInMeters: 15_000,
      },
    ],
  });
