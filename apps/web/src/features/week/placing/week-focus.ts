import type { Place } from "../model/place.ts";

const isShown = (element: Element) => element.getClientRects().length > 0;

function focusShown(root: ParentNode | null, selector: string): boolean {
  const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  // The list is rendered in the page and in the drawer; use the visible one.
  const target = found.find(isShown) ?? found[0];
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: "nearest" });
  return target !== undefined;
}

/** Focuses the card of an exercise; false when there is none. */
export const focusExercise = (root: ParentNode | null, exerciseId: number): boolean =>
  focusShown(root, `[data-exercise="${exerciseId}"]`);

/** Focuses a day or the available list while it can be chosen. */
export const focusPlace = (root: ParentNode | null, place: Place): boolean =>
  focusShown(root, `[data-place="${place}"]`);

export const isFocused = (exerciseId: number): boolean =>
  document.activeElement?.getAttribute("data-exercise") === String(exerciseId);
