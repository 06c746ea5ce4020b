import { sum } from "../../model/numbers.ts";
import type { RepeatStep, Stretch } from "../library/template-types.ts";

/** The stretches of one repetition; a recovery as easy as the stretch before it prolongs that one. */
export function setItems({ items, recovery }: RepeatStep): readonly Stretch[] {
  if (!recovery) return items;
  const last = items.at(-1);
  const isAlike = last?.effort === recovery.effort && last.feel === recovery.feel;
  if (!last || !isAlike || last.rest > 0) return [...items, recovery];
  return [...items.slice(0, -1), { ...recovery, quantity: last.quantity + recovery.quantity }];
}

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
