import type { Permission } from "../protocol/permissions.ts";

/** The athlete's decision on the consent page. */
export interface Consent {
  athlete: string;
  /** Ticked permissions; by default activities, planned workouts and history. */
  permissions?: readonly Permission[];
  denies?: boolean;
}

const ALL_ASKED = ["ACTIVITY_EXPORT", "WORKOUT_IMPORT", "HISTORICAL_DATA_EXPORT"] as const;

/**
 * Submits the form of the consent page and returns the redirect URL. Throws if the page refuses the
 * request.
 */
export async function consent(authUrl: string | URL, decision: Consent): Promise<URL> {
  const url = new URL(authUrl);
  const page = await fetch(url, { redirect: "manual" });
  await page.arrayBuffer();
  const early = page.headers.get("location");
  if (early !== null) return new URL(early);
  if (page.status !== 200) throw new Error(`the consent page answered ${page.status}`);
  const form = new URLSearchParams(url.search);
  form.set("athlete", decision.athlete);
  form.set("decision", decision.denies === true ? "deny" : "allow");
  for (const name of decision.permissions ?? ALL_ASKED) form.append("permissions", name);
  const answer = await fetch(new URL("/oauth2Confirm/decision", url), {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  await answer.arrayBuffer();
  const target = answer.headers.get("location");
  if (target === null) throw new Error(`the decision got status ${answer.status}`);
  return new URL(target);
}
