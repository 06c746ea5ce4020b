import type { Random } from "@triplan/wearable-sandbox/random";
import { chance, NASTY, pick } from "./values.ts";

/** Up to three changes somewhere in the value; `strange` are more values to put there. */
export function changeValue(random: Random, value: unknown, strange: readonly unknown[]): unknown {
  const changes = pick(random, [0, 0, 1, 1, 1, 2, 3]);
  let changed: unknown = structuredClone(value);
  for (let number = 0; number < changes; number += 1) changed = changeOne(random, changed, strange);
  return changed;
}

function changeOne(random: Random, value: unknown, strange: readonly unknown[]): unknown {
  const isContainer = typeof value === "object" && value !== null;
  if (!isContainer || chance(random, 0.05)) return replacement(random, value, strange);
  if (Array.isArray(value)) return changeList(random, value, strange);
  const entries = Object.entries(value);
  if (entries.length === 0 || chance(random, 0.1)) return { ...value, ...surplus(random, strange) };
  const at = Math.floor(random() * entries.length);
  const [name = "", part] = entries[at] ?? [];
  if (chance(random, 0.15)) return Object.fromEntries(entries.toSpliced(at, 1));
  return { ...value, [name]: changeOne(random, part, strange) };
}

function changeList(random: Random, list: unknown[], strange: readonly unknown[]): unknown[] {
  const at = Math.floor(random() * list.length);
  const item = list[at];
  const action = random();
  if (action < 0.15) return list.toSpliced(at, 1);
  if (action < 0.3) return [...list, item];
  if (action < 0.35) return Array.from({ length: 300 }, () => item);
  return list.length === 0
    ? [pick(random, NASTY)]
    : list.with(at, changeOne(random, item, strange));
}

function replacement(random: Random, value: unknown, strange: readonly unknown[]): unknown {
  const action = random();
  if (typeof value === "number" && action < 0.4) {
    return pick(random, [value + 1, value - 1, -value, value * 1000, value + 0.5, String(value)]);
  }
  if (typeof value === "string" && action < 0.3) {
    return pick(random, [
      `${value} `,
      value.toUpperCase(),
      value.repeat(50),
      value.slice(1),
      [value],
    ]);
  }
  return action < 0.6 && strange.length > 0 ? pick(random, strange) : pick(random, NASTY);
}

const surplus = (random: Random, strange: readonly unknown[]) => ({
  [pick(random, ["userId", "id", "isAdmin", "planId", "constructor", "createdAt", "\0"])]: pick(
    random,
    strange.length > 0 ? strange : NASTY,
  ),
});
