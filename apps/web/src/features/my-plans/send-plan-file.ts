import { browserTimeZone } from "../../shared/dates/today.ts";
import { errorOf, NO_CONNECTION } from "../../shared/network/server-fetch.ts";

const MAX_MEGABYTES = 4;

/** Sends a plan file and returns the name of its plan; rejects with the server's words. */
export async function sendPlanFile(file: File): Promise<string> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) {
    throw new Error(`This file is larger than ${MAX_MEGABYTES} MB, so it can't be a plan.`);
  }
  const response = await fetch("/api/training-plans/import", {
    method: "POST",
    headers: { "content-type": "application/json", "x-time-zone": browserTimeZone() },
    body: file,
  }).catch((cause: unknown) => {
    throw new Error(NO_CONNECTION, { cause });
  });
  if (!response.ok) throw await errorOf(response);
  const plan: unknown = await response.json();
  return typeof plan === "object" && plan !== null ? String(Reflect.get(plan, "name")) : "";
}
