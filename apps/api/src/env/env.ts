import { isIP } from "node:net";
import { FEATURE_NAMES, REAL_FEATURES } from "@triplan/contract";
import { z } from "zod";
import { rateLimits } from "./rate-limit-figures.ts";
import { WEARABLE_RULES, wearableFields } from "./wearable-fields.ts";

function port({ min }: { min: 0 | 1 }) {
  const message = `must be a number from ${min} to 65535`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(65_535, message));
}

/** "none" switches all off: an empty variable counts as unset. */
const features = z
  .string()
  .default(REAL_FEATURES.join(","))
  .transform((text) =>
    text
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && name !== "none"),
  )
  .pipe(z.array(z.enum(FEATURE_NAMES)));

const NETWORK_NAMES = new Set(["loopback", "linklocal", "uniquelocal"]);

function isNetwork(text: string): boolean {
  const [address = "", bits] = text.split(/\/(.*)/s);
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits);
  return NETWORK_NAMES.has(text) || (version > 0 && isRange);
}

/** "true", a number of hops, or addresses, as in Fastify's `trustProxy`. */
const trustProxy = z
  .string()
  .default("")
  .refine(
    (text) =>
      /^(?:|true|false|\d+)$/.test(text) || text.split(",").every((part) => isNetwork(part.trim())),
    'must be "true", a number of proxies, or their addresses',
  )
  .transform((text): boolean | number | string => {
    if (text === "" || text === "false") return false;
    if (text === "true") return true;
    return /^\d+$/.test(text) ? Number(text) : text;
  });

const backupKey = z
  .string()
  .transform((text) => new Uint8Array(Buffer.from(text, "base64")))
  .refine((key) => key.length === 32, "must be 32 bytes in base64");

const variables = z
  .object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    PORT: port({ min: 1 }).default(3000),
    HOST: z.string().default("localhost"),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** PostgreSQL itself, if a pooler in transaction mode is at DATABASE_URL. */
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** A streaming standby that recordings are read from. */
    DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Whether connections prepare statements; by default unless a pooler is before PostgreSQL. */
    PREPARED_STATEMENTS: z.enum(["on", "off"]).optional(),
    /** Whether the tables of athletes are distributed over the workers of a Citus cluster. */
    DB_DISTRIBUTED: z.enum(["off", "citus"]).default("off"),
    /** Seconds that a statement, or a wait for a connection, may take; by default 5 and 3. */
    DATABASE_TIMEOUT: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, "must be a number of seconds from 1 to 999")
      .transform(Number)
      .optional(),
    /** Whether this process runs jobs: beside serving, not at all, or nothing else. */
    WORKER: z.enum(["on", "off", "only"]).default("on"),
    /** Seconds between SIGTERM and the closing of the port. */
    DRAIN_SECONDS: z
      .string()
      .regex(/^[0-8]$/, "must be a number of seconds from 0 to 8")
      .transform(Number)
      .optional(),
    DATA_DIR: z.string().min(1).default(".data"),
    /** The first signs; further ones, comma-separated, are still accepted during rotation. */
    SESSION_SECRET: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(z.string().min(32, "must have at least 32 characters")))
      .optional(),
    SANDBOX_PORT: port({ min: 0 }).default(3001),
    WEB_ROOT: z.string().optional(),
    FEATURES: features,
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
    TRUST_PROXY: trustProxy,
    RATE_LIMITS: rateLimits,
    /** Whether calls a minute are counted in the database, for several processes. */
    SHARED_LIMITS: z.enum(["on", "off"]).default("off"),
    /** Where to report vulnerabilities, for security.txt. */
    SECURITY_CONTACT: z
      .url({ protocol: /^(?:https|mailto|tel)$/, error: "must be an https: or mailto: address" })
      .optional(),
    /** Own port of `/metrics`; it is on PORT if only the token is set. */
    METRICS_PORT: port({ min: 1 }).optional(),
    METRICS_HOST: z.string().default("localhost"),
    /** Bearer token of `/metrics`. */
    METRICS_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
    PASSWORD_POLICY: z.enum(["default", "strict"]).default("default"),
    /** Both or none: they mail links for forgotten passwords. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must be an smtp: or smtps: address" })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/, "must hold an e-mail address")
      .optional(),
    REGISTRATION: z.enum(["open", "closed"]).default("open"),
    /** Folder of nightly backups; none without it. */
    BACKUP_DIR: z.string().optional(),
    /** Whether to save a backup before a migration; by default only of the embedded database. */
    BACKUP_BEFORE_MIGRATION: z.enum(["on", "off"]).optional(),
    /** Encrypts backups. */
    BACKUP_KEY: backupKey.optional(),
    ...wearableFields,
  })
  .refine((env) => env.NODE_ENV !== "production" || env.SESSION_SECRET, {
    path: ["SESSION_SECRET"],
    message: "is required in production: at least 32 random characters",
    // Run even if other variables are invalid, so that all problems are reported at once.
    when: () => true,
  })
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ["DATABASE_DIRECT_URL"],
    message: "needs DATABASE_URL, the address of the pooler",
    when: () => true,
  })
  .refine((env) => env.DATABASE_REPLICA_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ["DATABASE_REPLICA_URL"],
    message: "needs DATABASE_URL, the address of its primary",
    when: () => true,
  })
  .refine((env) => env.DATABASE_REPLICA_URL === undefined || env.DB_DISTRIBUTED !== "citus", {
    path: ["DATABASE_REPLICA_URL"],
    message: "can't be used with DB_DISTRIBUTED=citus, whose workers hold the recordings",
    when: () => true,
  })
  .refine((env) => env.DB_DISTRIBUTED !== "citus" || env.DATABASE_URL !== undefined, {
    path: ["DB_DISTRIBUTED"],
    message: "needs DATABASE_URL, the address of a Citus coordinator",
    when: () => true,
  })
  .refine((env) => env.METRICS_PORT === undefined || env.METRICS_PORT !== env.PORT, {
    path: ["METRICS_PORT"],
    message: "must be another port than PORT",
    when: () => true,
  })
  .refine((env) => (env.SMTP_URL === undefined) === (env.MAIL_FROM === undefined), {
    path: ["MAIL_FROM"],
    message: "is needed with SMTP_URL, and SMTP_URL with it",
    when: () => true,
  });

const schema = WEARABLE_RULES.reduce(
  (object, { path, message, holds }) =>
    object.refine(holds, { path: [path], message, when: () => true }),
  variables,
);

type Variables = z.output<typeof schema>;
export type Env = Variables & { DRAIN_SECONDS: number };

/** Seconds; only production has load balancers that need them. */
const drainOf = ({ DRAIN_SECONDS, NODE_ENV }: Variables): number =>
  DRAIN_SECONDS ?? (NODE_ENV === "production" ? 1 : 0);

export const publicUrlOf = (env: Pick<Env, "PUBLIC_URL" | "PORT">): URL =>
  new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);

/** How mails are sent; null without a mail server. */
export const mailSettingsOf = ({ SMTP_URL, MAIL_FROM }: Env) =>
  SMTP_URL !== undefined && MAIL_FROM !== undefined ? { smtpUrl: SMTP_URL, from: MAIL_FROM } : null;

/** Lists every problem of the environment at once. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

/** Parses the environment; empty variables count as unset. Throws an EnvError. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.entries(source).filter(([, value]) => value !== "");
  const result = schema.safeParse(Object.fromEntries(set));
  if (result.success) return { ...result.data, DRAIN_SECONDS: drainOf(result.data) };
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join(".")}: ${issue.message}`,
  );
  throw new EnvError(`The configuration has problems:\n${problems.join("\n")}`);
}
