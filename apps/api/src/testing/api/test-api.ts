import { testDatabase } from "@triplan/db/testing";
import { afterFile } from "@triplan/db/testing/after-file";
import type { PublicUser } from "@triplan/db";
import { dateInZone } from "@triplan/domain";
import { Incidents } from "../../incidents.ts";
import { buildApp, type AppOptions } from "../../server/build-app.ts";
import { OpenStreams } from "../../server/sessions/open-streams.ts";
import { createTokenCipher } from "../../secrets/token-cipher.ts";
import type { HashCost, Settings } from "../../trpc/context.ts";
import { appRouter } from "../../modules/app-router.ts";
import { userWrites } from "../../trpc/user-writes.ts";
import { createCallerFactory } from "../../trpc/init.ts";
import { UPLOAD_FOLDER } from "../process/upload-folder.ts";
import { capturedLog } from "./captured-log.ts";
import { tableDigest } from "./table-digest.ts";
import { testClient, type ClientOptions, type TestClient } from "./test-client.ts";
import { testClock } from "./test-clock.ts";
import { TOKEN_KEY, UNREACHABLE_URL, testWearable, type TestProvider } from "./test-wearable.ts";

export const PASSWORD = "correct horse battery";
export const SESSION_SECRET = "a-test-secret-of-more-than-32-characters";

export interface TestUser extends TestClient {
  id: number;
  email: string;
}

const callerOf = createCallerFactory(appRouter);

/** The weakest parameters that argon2 accepts. */
const QUICK_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const TEST_SETTINGS: Settings = {
  features: [],
  passwordPolicy: "default",
  registration: "open",
  passwordReset: "operator",
  passwordCost: QUICK_COST,
  uploadFolder: UPLOAD_FOLDER,
  publicOrigin: "http://localhost:3000",
  addressSecrets: [SESSION_SECRET],
};

const noFiles = () => Promise.reject(new Error("no files without a server"));

let registered = 0;

/**
 * The whole API with a controllable clock, on a new database unless one is given. Without a
 * provider, calls to it fail.
 */
export async function testApi(
  overrides: Partial<AppOptions> = {},
  provider: Omit<TestProvider, "now"> = { url: UNREACHABLE_URL },
) {
  const statements: string[] = [];
  const { db, connectionString } = overrides.db
    ? { db: overrides.db, connectionString: "" }
    : await testDatabase({ log: ({ query }) => void statements.push(query.sql) });
  const clock = testClock();
  const log = capturedLog();
  const {
    wearable = testWearable({ ...provider, now: clock.now }),
    cipher = createTokenCipher([TOKEN_KEY]),
    settings = TEST_SETTINGS,
  } = overrides;
  const app = await buildApp({
    db,
    replica: null,
    settings,
    wearable,
    cipher,
    sessionSecrets: [SESSION_SECRET],
    publicUrl: new URL("http://localhost:3000"),
    hasPublicUrl: true,
    securityContact: null,
    trustProxy: false,
    logger: log.logger,
    webRoot: null,
    now: clock.now,
    rateLimits: null,
    background: null,
    threads: null,
    metrics: null,
    metricsToken: null,
    ...overrides,
  });
  afterFile(() => app.close());

  const visitor = (options?: ClientOptions): TestClient => testClient(app, options);
  return {
    app,
    db,
    /** Of the new database. */
    connectionString,
    clock,
    log,
    /** Every SQL statement sent to the new database so far. */
    statements,
    digest: () => tableDigest(db),
    visitor,
    /** A newly registered client. */
    async user(email = uniqueEmail(), options?: ClientOptions): Promise<TestUser> {
      const client = visitor(options);
      const user = await client.trpc.auth.register.mutate({ username: email, password: PASSWORD });
      return { ...client, id: user.id, email: user.username };
    },
    /** Direct procedure calls as this user, without a transport. */
    asUser: (userId: PublicUser["id"] | null) =>
      callerOf({
        db,
        replica: overrides.replica ?? null,
        settings,
        wearable,
        cipher,
        session: {
          userId,
          idHash: null,
          start: async () => {},
          isOpen: async () => true,
          end: async () => {},
          pendingLoginHash: null,
          keepPendingLogin: () => {},
        },
        streams: new OpenStreams(),
        now: clock.now(),
        timeZone: "UTC",
        today: dateInZone(clock.now(), "UTC"),
        network: "203.0.113.1",
        log: log.logger,
        outcomes: [],
        incidents: new Incidents(clock.now),
        background: overrides.background ?? null,
        pdfs: { write: noFiles },
        workoutArchives: { write: noFiles },
        threads: null,
        writes: userWrites(),
        callLimits: null,
        requestId: "test",
      }),
  };
}

export function uniqueEmail(): string {
  registered += 1;
  return `athlete-${registered}@example.com`;
}
