import { sum } from "../shared/numbers.ts";

interface Stretchable {
  minutes: number;
  least: number;
  most: number;
}

const PASSES = 6;

/**
 * Brings the minutes to a total as near as their bounds allow: what is missing goes to those with
 * room in proportion to their length, what is too much is taken from what lies above the least.
 */
export function spreadMinutes<T extends Stretchable>(items: readonly T[], total: number): T[] {
  let current = items.map((item) => ({ ...item }));
  for (let pass = 0; pass < PASSES; pass += 1) {
    const gap = total - sum(current.map((item) => item.minutes));
    if (Math.abs(gap) < 0.5) break;
    current = gap > 0 ? grown(current, gap) : shrunk(current, -gap);
  }
  return current;
}

function grown<T extends Stretchable>(items: readonly T[], gap: number): T[] {
  const open = sum(items.map((item) => (item.minutes < item.most ? item.minutes : 0)));
  if (open === 0) return [...items];
  return items.map((item) => ({
    ...item,
    minutes: Math.min(item.most, item.minutes * (1 + gap / open)),
  }));
}

function shrunk<T extends Stretchable>(items: readonly T[], gap: number): T[] {
  const room = sum(items.map((item) => item.minutes - item.least));
  if (room === 0) return [...items];
  const part = Math.min(1, gap / room);
  return items.map((item) => ({
    ...item,
    minutes: item.minutes - (item.minutes - item.least) * part,
  }));
}
