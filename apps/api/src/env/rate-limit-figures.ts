import { z } from "zod";

export interface RateLimitFigures {
  /** Calls of a user in a minute. */
  signedIn: number;
  /** Calls of all visitors of one network in a minute. */
  visitor: number;
  /** New accounts of a network in an hour. */
  registrations: number;
  /** Mails with a reset link that a network asks for in an hour. */
  resets: number;
  /** New addresses of a user in an hour, each with a mail. */
  emails: number;
  /** Calls of a user in a minute that run in a thread. */
  threaded: number;
  /** Files of workouts, calendars and pages of a user in a minute. */
  files: number;
  /** New plans of a user in an hour. */
  newPlans: number;
  /** Adjustments of plans of a user in an hour. */
  adjustments: number;
  /** Syncs of a user with the watch service in an hour. */
  syncs: number;
  /** Archives of accounts that a user uploads in an hour. */
  archives: number;
}

/** Far above human use, far below what a script can do. */
export const DEFAULT_RATE_LIMITS: RateLimitFigures = {
  signedIn: 600,
  visitor: 240,
  registrations: 30,
  resets: 10,
  emails: 5,
  threaded: 240,
  files: 60,
  newPlans: 20,
  adjustments: 30,
  syncs: 6,
  archives: 20,
};

const NAMES = Object.keys(DEFAULT_RATE_LIMITS).join(", ");

const figure = (name: keyof RateLimitFigures) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .default(DEFAULT_RATE_LIMITS[name]);

const figures = z.strictObject({
  signedIn: figure("signedIn"),
  visitor: figure("visitor"),
  registrations: figure("registrations"),
  resets: figure("resets"),
  emails: figure("emails"),
  threaded: figure("threaded"),
  files: figure("files"),
  newPlans: figure("newPlans"),
  adjustments: figure("adjustments"),
  syncs: figure("syncs"),
  archives: figure("archives"),
});

function pairOf(text: string): [name: string, value: string] {
  const [name = "", value = ""] = text.split("=").map((part) => part.trim());
  return [name, value];
}

/** "newPlans=40,syncs=12" changes two of the limits. */
export const rateLimits = z
  .string()
  .default("")
  .transform((text, context): RateLimitFigures => {
    const pairs = text.split(",").filter((pair) => pair.trim() !== "");
    const given = figures.safeParse(Object.fromEntries(pairs.map(pairOf)));
    if (given.success) return given.data;
    context.addIssue({ code: "custom", message: `must be like newPlans=40,syncs=12, of ${NAMES}` });
    return z.NEVER;
  });
