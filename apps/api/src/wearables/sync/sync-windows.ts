import type { RequestedWindow } from "@triplan/db";

const DAY = 86_400_000;
/** Watches upload late: the last days are requested every time. */
const RECENT_DAYS = 7;
/** How far back the first sync reaches. */
const REACH_DAYS = 90;

/**
 * Backfill windows, oldest first, of at most `blockDays`: fixed blocks for the past, so that each
 * is requested only once, and the last week every time.
 */
export function syncWindows(
  now: Date,
  blockDays: number,
  known: readonly RequestedWindow[],
): RequestedWindow[] {
  const block = blockDays * DAY;
  const recent = startOfDay(now.getTime() - Math.min(RECENT_DAYS, blockDays - 1) * DAY);
  const first = Math.floor((now.getTime() - REACH_DAYS * DAY) / block) * block;
  const blocks: RequestedWindow[] = [];
  for (let from = first; from < recent; from += block) {
    blocks.push(windowOf(from, Math.min(from + block, recent)));
  }
  const requested = new Set(known.map(({ from, to }) => `${from}/${to}`));
  return [
    ...blocks.filter(({ from, to }) => !requested.has(`${from}/${to}`)),
    windowOf(recent, now.getTime()),
  ];
}

const startOfDay = (time: number) => Math.floor(time / DAY) * DAY;

const windowOf = (from: number, to: number): RequestedWindow => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});
