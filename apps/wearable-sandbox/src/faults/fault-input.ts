import { z } from "zod";
import { SUMMARY_TYPES } from "../webhooks/endpoints.ts";
import { FAULTS, isFaultName } from "./fault-names.ts";

/** The routes by the names that faults and the record of requests use. */
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

/** `webhook` is any webhook; `webhook:<type>` one of a type; `*` every call and webhook. */
const TARGETS: readonly string[] = [
  "*",
  ...ROUTE_TARGETS,
  "webhook",
  ...SUMMARY_TYPES.map((type) => `webhook:${type}`),
];

/** `slow:500` as its name and what follows the colon. */
export const splitMode = (mode: string) => {
  const [name = "", argument = ""] = mode.split(/:(.*)/s);
  return { name, argument };
};

function modeProblem(mode: string): string | null {
  const { name, argument } = splitMode(mode);
  if (!isFaultName(name)) return `is none of ${Object.keys(FAULTS).join(", ")}`;
  const wanted = FAULTS[name].argument;
  if (wanted === "number" && !/^-?\d+$/.test(argument)) return `needs a whole number: ${name}:1`;
  if (wanted === "none" && argument !== "") return "takes nothing after its name";
  return null;
}

/** One fault: where, what, how often, and for which calls. */
export const faultInput = z.strictObject({
  target: z.string().refine((text) => TARGETS.includes(text), `is none of ${TARGETS.join(", ")}`),
  mode: z.string().superRefine((mode, context) => {
    const message = modeProblem(mode);
    if (message !== null) context.addIssue({ code: "custom", message });
  }),
  /** How often it strikes; until it is cleared when nothing is said. */
  times: z.int().positive().optional(),
  /** The share of the calls that it strikes, chosen by the sandbox's seed. */
  probability: z.number().min(0).max(1).default(1),
  /** Strikes only where the address of the call, or the body of the webhook, holds this text. */
  match: z.string().default(""),
  retryAfterS: z.int().nonnegative().optional(),
  retryAfterForm: z.enum(["seconds", "date"]).default("seconds"),
});
export type FaultInput = z.input<typeof faultInput>;
