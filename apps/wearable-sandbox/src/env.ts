import { z } from "zod";

const list = z
  .string()
  .default("")
  .transform((text) => text.split(",").filter(Boolean));

const schema = z
  .object({
    NODE_ENV: z.string().default("development"),
    SANDBOX_ALLOW_PROD: z.string().default("0"),
    SANDBOX_PORT: z.string().regex(/^\d+$/).default("3001").transform(Number),
    /** The sandbox's URL for the app, if it is not on the same machine. */
    SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
    SANDBOX_STATE_FILE: z.string().optional(),
    SANDBOX_HOST: z.string().default("127.0.0.1"),
    SANDBOX_CLIENT_ID: z.string().min(1).optional(),
    SANDBOX_CLIENT_SECRET: z.string().min(1).optional(),
    SANDBOX_KEY: z.string().min(1).optional(),
    SANDBOX_REDIRECT_URIS: list,
    SANDBOX_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    SANDBOX_WEBHOOK_MODE: z.enum(["push", "ping"]).default("push"),
  })
  .refine((env) => env.NODE_ENV !== "production" || env.SANDBOX_ALLOW_PROD === "1", {
    path: ["NODE_ENV"],
    message: "the sandbox does not run in production, unless SANDBOX_ALLOW_PROD=1 asks for it",
  })
  .refine((env) => env.NODE_ENV !== "production" || env.SANDBOX_KEY !== undefined, {
    path: ["SANDBOX_KEY"],
    message: "is required in production: it opens the control plane",
  });

/** Reads the environment of a sandbox process; throws if it is invalid. */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const set = Object.entries(source).filter(([, value]) => value !== "");
  return schema.parse(Object.fromEntries(set));
}
