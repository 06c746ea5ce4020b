import { failureOf } from "../http/judge-answer.ts";
import type { HistoryAnswer, HistoryWindow } from "../port/wearable-provider.ts";
import { apiUrl, callApi } from "./api.ts";
import type { ProviderOptions } from "../port/provider-options.ts";

/** How often the window moves to the earliest day that the provider names. */
const MOVES = 3;
const MINUTE = 60_000;

/** Requests a window of history; its activities arrive by webhook. */
export async function requestHistory(
  options: ProviderOptions,
  accessToken: string,
  asked: HistoryWindow,
  signal: AbortSignal,
): Promise<HistoryAnswer> {
  let window = asked;
  for (let moved = 0; ; moved += 1) {
    const url = backfillUrl(options, window);
    const answer = await callApi(options, { url, method: "GET", accessToken }, signal);
    if (answer.status === 409) return { outcome: "repeated", window, items: [] };
    const failure = failureOf(answer, options.now());
    if (!failure) return { outcome: "accepted", window, items: [] };
    const earliest = answer.status === 400 ? earliestStart(answer.text, window.from) : null;
    if (!earliest || moved === MOVES) throw failure;
    if (earliest >= window.to) return { outcome: "too_early", window, items: [] };
    window = { from: earliest, to: window.to };
  }
}

function backfillUrl(options: ProviderOptions, { from, to }: HistoryWindow): URL {
  const url = apiUrl(options, "backfill/activities");
  url.searchParams.set("summaryStartTimeInSeconds", String(Math.floor(from.getTime() / 1000)));
  url.searchParams.set("summaryEndTimeInSeconds", String(Math.ceil(to.getTime() / 1000)));
  return url;
}

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)|\b\d{10}\b/g;

/** The earliest allowed start that a refusal names, rounded up; null without one. */
function earliestStart(text: string, from: Date): Date | null {
  const named = [...text.matchAll(INSTANT)]
    .map(([found]) => (/^\d{10}$/.test(found) ? Number(found) * 1000 : Date.parse(found)))
    .filter((time) => time > from.getTime());
  if (named.length === 0 || !/min/i.test(text)) return null;
  return new Date(Math.ceil(Math.min(...named) / MINUTE) * MINUTE);
}
