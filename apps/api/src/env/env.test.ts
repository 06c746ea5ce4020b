import { REAL_FEATURES } from "@triplan/contract";
import { describe, expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";
import { DEFAULT_RATE_LIMITS } from "./rate-limit-figures.ts";

const SECRET = "a-secret-of-more-than-32-characters";

/** The reported problems, one per line. */
function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.message
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

const namesOf = (source: Record<string, string>) =>
  problemsOf(source).map((problem) => problem.split(":")[0]);

describe("readEnv", () => {
  test("an empty environment gives the development defaults", () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: "development",
      PORT: 3000,
      HOST: "localhost",
      DATA_DIR: ".data",
      WORKER: "on",
      DRAIN_SECONDS: 0,
      SANDBOX_PORT: 3001,
      METRICS_HOST: "localhost",
      FEATURES: [...REAL_FEATURES],
      TRUST_PROXY: false,
      RATE_LIMITS: DEFAULT_RATE_LIMITS,
      SHARED_LIMITS: "off",
      DB_DISTRIBUTED: "off",
      PASSWORD_POLICY: "default",
      REGISTRATION: "open",
    });
  });

  test("features can all be switched off", () => {
    expect(readEnv({ FEATURES: "none" }).FEATURES).toEqual([]);
  });

  test("an empty variable counts as unset", () => {
    const empty = {
      PORT: "",
      DATABASE_URL: "",
      SESSION_SECRET: "",
      LOG_LEVEL: "",
      TRUST_PROXY: "",
    };
    expect(readEnv(empty)).toEqual(readEnv({}));
  });

  test("unknown variables are ignored", () => {
    expect(readEnv({ HOME: "/root", PATH: "/bin" })).toEqual(readEnv({}));
  });

  test("every variable is read", () => {
    const env = readEnv({
      NODE_ENV: "production",
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://triplan.example",
      DATABASE_URL: "postgresql://u:p@db:5432/triplan",
      DATABASE_DIRECT_URL: "postgresql://u:p@db:5433/triplan",
      PREPARED_STATEMENTS: "on",
      DB_DISTRIBUTED: "citus",
      DATABASE_TIMEOUT: "20",
      WORKER: "only",
      DRAIN_SECONDS: "2",
      DATA_DIR: "/var/lib/triplan",
      SESSION_SECRET: SECRET,
      SANDBOX_PORT: "0",
      FEATURES: "pdf-export, measured-progress,",
      LOG_LEVEL: "debug",
      METRICS_PORT: "9464",
      METRICS_HOST: "127.0.0.1",
      METRICS_TOKEN: SECRET,
      TRUST_PROXY: "2",
      RATE_LIMITS: "newPlans=40, syncs=12",
      SHARED_LIMITS: "on",
      SECURITY_CONTACT: "mailto:security@example.org",
      PASSWORD_POLICY: "strict",
      REGISTRATION: "closed",
      BACKUP_DIR: "/backups",
      BACKUP_KEY: Buffer.alloc(32, 1).toString("base64"),
    });
    expect(env).toEqual({
      NODE_ENV: "production",
      PORT: 8080,
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://triplan.example",
      DATABASE_URL: "postgresql://u:p@db:5432/triplan",
      DATABASE_DIRECT_URL: "postgresql://u:p@db:5433/triplan",
      PREPARED_STATEMENTS: "on",
      DB_DISTRIBUTED: "citus",
      DATABASE_TIMEOUT: 20,
      WORKER: "only",
      DRAIN_SECONDS: 2,
      DATA_DIR: "/var/lib/triplan",
      SESSION_SECRET: [SECRET],
      SANDBOX_PORT: 0,
      FEATURES: ["pdf-export", "measured-progress"],
      LOG_LEVEL: "debug",
      METRICS_PORT: 9464,
      METRICS_HOST: "127.0.0.1",
      METRICS_TOKEN: SECRET,
      TRUST_PROXY: 2,
      RATE_LIMITS: { ...DEFAULT_RATE_LIMITS, newPlans: 40, syncs: 12 },
      SHARED_LIMITS: "on",
      SECURITY_CONTACT: "mailto:security@example.org",
      PASSWORD_POLICY: "strict",
      REGISTRATION: "closed",
      BACKUP_DIR: "/backups",
      BACKUP_KEY: new Uint8Array(32).fill(1),
    });
  });

  test("a replica needs a primary that is not a Citus coordinator", () => {
    const primary = { DATABASE_URL: "postgres://u:p@db/triplan" };
    const replica = { DATABASE_REPLICA_URL: "postgresql://u:p@standby/triplan" };
    expect(readEnv({ ...primary, ...replica }).DATABASE_REPLICA_URL).toBe(
      "postgresql://u:p@standby/triplan",
    );
    expect(problemsOf(replica)).toEqual([
      "DATABASE_REPLICA_URL: needs DATABASE_URL, the address of its primary",
    ]);
    expect(problemsOf({ ...primary, ...replica, DB_DISTRIBUTED: "citus" })).toEqual([
      "DATABASE_REPLICA_URL: can't be used with DB_DISTRIBUTED=citus, whose workers hold the recordings",
    ]);
    expect(namesOf({ ...primary, DATABASE_REPLICA_URL: "mysql://u:p@db/triplan" })).toEqual([
      "DATABASE_REPLICA_URL",
    ]);
  });

  test("production drains for a second", () => {
    expect(readEnv({ NODE_ENV: "production", SESSION_SECRET: SECRET }).DRAIN_SECONDS).toBe(1);
  });

  test("several comma-separated secrets are all accepted", () => {
    expect(readEnv({ SESSION_SECRET: `${SECRET},${SECRET}2` }).SESSION_SECRET).toEqual([
      SECRET,
      `${SECRET}2`,
    ]);
  });

  test.each([
    ["", false],
    ["false", false],
    ["true", true],
    ["1", 1],
    ["0", 0],
    ["10.0.0.0/8", "10.0.0.0/8"],
    ["loopback, 192.168.1.4, 2001:db8::/32", "loopback, 192.168.1.4, 2001:db8::/32"],
  ])("TRUST_PROXY %j is read as %j", (text, trust) => {
    expect(readEnv({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trust);
  });

  test.each([
    ["NODE_ENV", "prod"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["PORT", "http"],
    ["PORT", " "],
    ["PORT", "1e3"],
    ["SANDBOX_PORT", "x"],
    ["PUBLIC_URL", "triplan.example"],
    ["PUBLIC_URL", "ftp://triplan.example"],
    ["DATABASE_URL", "mysql://u:p@db/triplan"],
    ["DATABASE_DIRECT_URL", "postgres://u:p@db/triplan"],
    ["DATABASE_REPLICA_URL", "postgres://u:p@db/triplan"],
    ["PREPARED_STATEMENTS", "sometimes"],
    ["DB_DISTRIBUTED", "on"],
    ["DB_DISTRIBUTED", "citus"],
    ["WORKER", "yes"],
    ["DATABASE_URL", "triplan"],
    ["DATABASE_TIMEOUT", "0"],
    ["DATABASE_TIMEOUT", "5s"],
    ["SESSION_SECRET", "too short"],
    ["LOG_LEVEL", "loud"],
    ["FEATURES", "pdf-export,teleport"],
    ["TRUST_PROXY", "everyone"],
    ["RATE_LIMITS", "plans=40"],
    ["RATE_LIMITS", "newPlans=none"],
    ["RATE_LIMITS", "newPlans"],
    ["SHARED_LIMITS", "yes"],
    ["SECURITY_CONTACT", "ftp://example.org"],
    ["TRUST_PROXY", "10.0.0.0/64"],
    ["PASSWORD_POLICY", "lax"],
    ["REGISTRATION", "sometimes"],
    ["BACKUP_KEY", "c2hvcnQ="],
    ["METRICS_PORT", "0"],
    ["METRICS_PORT", "3000"],
    ["METRICS_TOKEN", "too short"],
  ])("%s=%j is rejected by name", (name, value) => {
    expect(namesOf({ [name]: value }).map((path) => path?.split(".")[0])).toEqual([name]);
  });

  test("production requires its own secret", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toEqual([
      "SESSION_SECRET: is required in production: at least 32 random characters",
    ]);
    expect(namesOf({ NODE_ENV: "production", SESSION_SECRET: `${SECRET},short` })).toEqual([
      "SESSION_SECRET.1",
    ]);
  });

  test("all problems are reported at once", () => {
    const names = namesOf({ NODE_ENV: "production", PORT: "x", LOG_LEVEL: "loud", HOST: "" });
    expect(new Set(names)).toEqual(new Set(["LOG_LEVEL", "PORT", "SESSION_SECRET"]));
  });

  test("no problem text contains a secret", () => {
    const source = {
      SESSION_SECRET: "hush-hush",
      DATABASE_URL: "mysql://u:sesame@db/x",
      BACKUP_KEY: "hush-hush-too",
      METRICS_TOKEN: "hush-hush-hush",
    };
    const text = problemsOf(source).join("\n");
    expect(text).toContain("DATABASE_URL");
    expect(text).not.toMatch(/hush|sesame/);
  });
});
