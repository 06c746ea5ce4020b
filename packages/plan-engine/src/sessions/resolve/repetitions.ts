import { sum } from "../../model/numbers.ts";
import type { RepeatStep, Stretch } from "../library/template-types.ts";

/** The stretches of one repetition. */
export const setItems = (set: RepeatStep): readonly Stretch[] =>
  set.recovery ? [...set.items, set.recovery] : set.items;

/** Repetitions of each set: adds one of each in turn while they fit, then applies the share. */
export function repetitions(
  sets: readonly RepeatStep[],
  lengths: readonly number[],
  seconds: number,
  share: number,
): number[] {
  const counts = sets.map((set) => set.least);
  let left = seconds - sum(sets.map((set, index) => set.least * (lengths[index] ?? 0)));
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const [index, set] of sets.entries()) {
      const length = lengths[index] ?? 0;
      const count = counts[index] ?? 0;
      if (count >= set.most || length > left) continue;
      counts[index] = count + 1;
      left -= length;
      isGrowing = true;
    }
  }
  return sets.map((set, index) => Math.max(set.least, Math.round((counts[index] ?? 0) * share)));
}
