import { RACE_NAMES } from "@triplan/domain";
import { NOTICES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyInfo, notifySuccess } from "../../shared/notifications/notify.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";

type SharedFacts = Pick<PlanRow, "name" | "raceType">;

const isCancelled = (cause: unknown) =>
  cause instanceof DOMException && cause.name === "AbortError";

/**
 * Shares by the device's share sheet; false when unavailable or failed. Closing the sheet is no
 * failure.
 */
async function shareBySheet(plan: SharedFacts, url: string): Promise<boolean> {
  // Missing in some browsers, although the DOM types always declare it.
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({
      title: `${plan.name} Training Plan`,
      text: `My ${RACE_NAMES[plan.raceType]} training plan on Triplan`,
      url,
    });
    return true;
  } catch (cause) {
    return isCancelled(cause);
  }
}

/** Shares a link to the plan by share sheet, else copies it, else reports that it can't. */
export async function sharePlan(plan: SharedFacts, url: string): Promise<void> {
  if (await shareBySheet(plan, url)) return;
  try {
    await navigator.clipboard.writeText(url);
    notifySuccess(SUCCESSES.linkCopied);
  } catch {
    notifyInfo(NOTICES.share);
  }
}
