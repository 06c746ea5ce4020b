import { createHash } from "node:crypto";

/** Reproducible numbers from 0 (included) to 1. */
export type Random = () => number;

/** The first 48 bits of a text's hash. */
export function hashNumber(text: string): number {
  return createHash("sha256").update(text).digest().readUIntBE(0, 6);
}

/** The generator "mulberry32" (Tommy Ettinger, public domain), seeded with a text. */
export function seededRandom(seed: string): Random {
  let state = hashNumber(seed) % 2 ** 32;
  return () => {
    state = (state + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number between two bounds. */
export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);
