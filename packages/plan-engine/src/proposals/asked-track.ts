import { daysBetween, type AskedTrack } from "@triplan/domain";
import type { Proposal } from "./proposal.ts";

/** From so many days off on the plan, not one of its weeks, has to change. */
const LONG_DAYS_OFF = 14;

/** What open proposals say about a plan: that it no longer fits, that the athlete is behind, or nothing. */
export function askedTrack(open: readonly Proposal[]): AskedTrack | null {
  if (open.some(isAboutPlan)) return "change";
  return open.some(({ rule }) => BEHIND_RULES.has(rule)) ? "behind" : null;
}

/** The other rules do not mean that much training was missed. */
const BEHIND_RULES: ReadonlySet<Proposal["rule"]> = new Set([
  "days-off",
  "missed-brick",
  "missed-long",
]);

function isAboutPlan({ rule, effect }: Proposal): boolean {
  if (rule === "change-plan") return true;
  if (rule !== "days-off" || !effect || !("timeOff" in effect)) return false;
  const { fromDate, toDate } = effect.timeOff;
  return toDate !== null && daysBetween(fromDate, toDate) + 1 >= LONG_DAYS_OFF;
}
