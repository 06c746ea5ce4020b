import { z } from "zod";

const texts = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const KEY_BYTES = 32;
const TOKEN_KEYS_FORM =
  'must be "name:key" pairs separated by commas, each name once and each key 32 bytes in base64';

export interface TokenKey {
  /** Part of every ciphertext of this key. */
  id: string;
  key: Uint8Array;
}

/** `k2:<base64 of 32 bytes>,k1:…`: the first encrypts, all decrypt. */
function parseTokenKeys(text: string): TokenKey[] | null {
  const keys = texts(text).map((pair) => {
    const [, id = "", encoded = ""] =
      /^([a-zA-Z0-9_-]{1,32}):([A-Za-z0-9+/_-]+=*)$/.exec(pair) ?? [];
    return { id, key: new Uint8Array(Buffer.from(encoded, "base64")) };
  });
  const isValid = keys.length > 0 && keys.every(({ key }) => key.length === KEY_BYTES);
  return isValid && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : null;
}

const tokenKeys = z.string().transform((text, ctx): TokenKey[] => {
  const keys = parseTokenKeys(text);
  if (keys) return keys;
  ctx.addIssue({ code: "custom", message: TOKEN_KEYS_FORM });
  return z.NEVER;
});

const webhookSecrets = z
  .string()
  .transform(texts)
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^[A-Za-z0-9_-]{32,}$/, "must have at least 32 letters, digits, - or _ each"),
      )
      .min(1)
      .max(2, "accepts at most two: the new one and the old one"),
  );

const address = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text));

export const wearableFields = {
  WEARABLE_PRIMARY: z.enum(["garmin", "sandbox"]).optional(),
  GARMIN_CLIENT_ID: z.string().max(256).optional(),
  GARMIN_CLIENT_SECRET: z.string().max(1024).optional(),
  GARMIN_REDIRECT_URI: address.optional(),
  GARMIN_AUTH_URL: address.optional(),
  GARMIN_TOKEN_URL: address.optional(),
  GARMIN_API_BASE: address.optional(),
  GARMIN_API_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "must be one part of a path, without slashes")
    .optional(),
  GARMIN_CALLBACK_HOSTS: z.string().transform(texts).optional(),
  WEBHOOK_SECRETS: webhookSecrets.optional(),
  TOKEN_KEYS: tokenKeys.optional(),
};

type Fields = z.ZodObject<typeof wearableFields>;
type WearableFields = z.output<Fields>;

interface Rule {
  path: keyof WearableFields;
  message: string;
  holds: (env: Partial<WearableFields> & { NODE_ENV?: string }) => boolean;
}

type RuleEnv = Parameters<Rule["holds"]>[0];

const isProduction = (env: RuleEnv) => env.NODE_ENV === "production";
const isReal = (env: RuleEnv) =>
  env.WEARABLE_PRIMARY !== "sandbox" && env.GARMIN_CLIENT_ID !== undefined;
const isUsed = (env: RuleEnv) => isReal(env) || env.WEARABLE_PRIMARY === "sandbox";
const REAL_HOST = /(?:^|\.)garmin\.com$/;

const isRealAddress = (url: unknown) =>
  !(url instanceof URL) || (url.protocol === "https:" && REAL_HOST.test(url.host));

const realAddress = (path: "GARMIN_AUTH_URL" | "GARMIN_TOKEN_URL" | "GARMIN_API_BASE"): Rule => ({
  path,
  message: "must be an https URL of the provider in production: it receives the athletes' tokens",
  holds: (env) => !isProduction(env) || !isReal(env) || isRealAddress(env[path]),
});

/** Constraints between the variables. */
export const WEARABLE_RULES: readonly Rule[] = [
  {
    path: "GARMIN_CLIENT_SECRET",
    message: "and GARMIN_CLIENT_ID must be set together",
    holds: (env) =>
      (env.GARMIN_CLIENT_ID === undefined) === (env.GARMIN_CLIENT_SECRET === undefined),
  },
  {
    path: "WEARABLE_PRIMARY",
    message: "garmin needs GARMIN_CLIENT_ID and GARMIN_CLIENT_SECRET",
    holds: (env) => env.WEARABLE_PRIMARY !== "garmin" || env.GARMIN_CLIENT_ID !== undefined,
  },
  {
    path: "TOKEN_KEYS",
    message: "is required in production with a watch service",
    holds: (env) => !isProduction(env) || !isUsed(env) || env.TOKEN_KEYS !== undefined,
  },
  {
    path: "WEBHOOK_SECRETS",
    message: "is required in production with a watch service",
    holds: (env) => !isProduction(env) || !isUsed(env) || env.WEBHOOK_SECRETS !== undefined,
  },
  {
    path: "GARMIN_REDIRECT_URI",
    message: "must be https in production",
    holds: (env) =>
      !isProduction(env) || !isReal(env) || env.GARMIN_REDIRECT_URI?.protocol !== "http:",
  },
  {
    path: "GARMIN_CALLBACK_HOSTS",
    message: "must be hosts of the provider in production: they receive the athletes' tokens",
    holds: (env) =>
      !isProduction(env) ||
      !isReal(env) ||
      !Array.isArray(env.GARMIN_CALLBACK_HOSTS) ||
      env.GARMIN_CALLBACK_HOSTS.every((host) => REAL_HOST.test(host)),
  },
  realAddress("GARMIN_AUTH_URL"),
  realAddress("GARMIN_TOKEN_URL"),
  realAddress("GARMIN_API_BASE"),
];
