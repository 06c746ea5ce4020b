import { PartnerRefusal } from "../protocol/partner-refusal.ts";
import type { World } from "../world/world.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Counts a call of the training interface; 429 beyond the provider's rolling limits. */
export function demandCalls(world: World, userId: string): void {
  const now = world.clock.now();
  const { trainingCallsPerMinute, trainingCallsPerDay } = world.settings;
  world.trainingCalls = world.trainingCalls.filter(({ at }) => at > now - DAY);
  const own = world.trainingCalls.filter((call) => call.userId === userId).map(({ at }) => at);
  const recent = world.trainingCalls.map(({ at }) => at).filter((at) => at > now - MINUTE);
  refuseOver(own, { limit: trainingCallsPerDay, time: DAY, now });
  refuseOver(recent, { limit: trainingCallsPerMinute, time: MINUTE, now });
  world.trainingCalls.push({ userId, at: now });
}

function refuseOver(
  calls: readonly number[],
  { limit, time, now }: { limit: number; time: number; now: number },
): void {
  if (calls.length < limit) return;
  const free = (calls.at(-limit) ?? now) + time;
  throw new PartnerRefusal(429, "too many calls", Math.max(1, Math.ceil((free - now) / 1000)));
}
