import { z } from "zod";
import { SUMMARY_TYPES } from "../protocol/endpoints.ts";
import { FAULTS, isFaultName } from "./fault-names.ts";

/** Names of the routes in faults and request records. */
const ROUTE_TARGETS = [
  "authorize",
  "decision",
  "token",
  "userId",
  "permissions",
  "registration",
  "activities",
  "activityDetails",
  "activityFile",
  "backfill",
  "workouts",
] as const;

/** `webhook` is any webhook, `webhook:<type>` one of a type, `*` every call and webhook. */
const TARGETS: readonly string[] = [
  "*",
  ...ROUTE_TARGETS,
  "webhook",
  ...SUMMARY_TYPES.map((type) => `webhook:${type}`),
];

/** Splits `slow:500` at the colon. */
export const splitMode = (mode: string) => {
  const [name = "", argument = ""] = mode.split(/:(.*)/s);
  return { name, argument };
};

function modeProblem(mode: string): string | null {
  const { name, argument } = splitMode(mode);
  if (!isFaultName(name)) return `is not one of ${Object.keys(FAULTS).join(", ")}`;
  const wanted = FAULTS[name].argument;
  if (wanted === "number" && !/^-?\d+$/.test(argument)) return `needs a whole number: ${name}:1`;
  if (wanted === "none" && argument !== "") return "takes nothing after its name";
  return null;
}

/** One fault: target, mode, number of uses and matching calls. */
export const faultInput = z.strictObject({
  target: z
    .string()
    .refine((text) => TARGETS.includes(text), `is not one of ${TARGETS.join(", ")}`),
  mode: z.string().superRefine((mode, context) => {
    const message = modeProblem(mode);
    if (message !== null) context.addIssue({ code: "custom", message });
  }),
  /** Number of uses; unlimited by default. */
  times: z.int().positive().optional(),
  /** Share of the calls that it affects, chosen with the sandbox's seed. */
  probability: z.number().min(0).max(1).default(1),
  /** Affects only calls whose URL, or webhooks whose body, contains this text. */
  match: z.string().default(""),
  retryAfterS: z.int().nonnegative().optional(),
  retryAfterForm: z.enum(["seconds", "date"]).default("seconds"),
});
export type FaultInput = z.input<typeof faultInput>;
