import { RACE_NAMES } from "@triplan/domain";
import { NOTICES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyInfo, notifySuccess } from "../../shared/notifications/notify.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";

const isCancelled = (cause: unknown) =>
  cause instanceof DOMException && cause.name === "AbortError";

/**
 * Shares by the device's share sheet; false when unavailable or failed. Closing the sheet is no
 * failure.
 */
async function shareBySheet(plan: Pick<PlanRow, "name" | "raceType">): Promise<boolean> {
  // Missing in some browsers, although the DOM types always declare it.
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({
      title: `${plan.name} Training Plan`,
      text: `My ${RACE_NAMES[plan.raceType]} training plan on Triplan`,
      url: location.href,
    });
    return true;
  } catch (cause) {
    return isCancelled(cause);
  }
}

/** Shares the plan by share sheet, else copies the link, else reports that it can't. */
export async function sharePlan(plan: Pick<PlanRow, "name" | "raceType">): Promise<void> {
  if (await shareBySheet(plan)) return;
  try {
    await navigator.clipboard.writeText(location.href);
    notifySuccess(SUCCESSES.linkCopied);
  } catch {
    notifyInfo(NOTICES.share);
  }
}
