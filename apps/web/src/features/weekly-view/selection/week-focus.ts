import type { Place } from "./selection.ts";

const isShown = (element: Element) => element.getClientRects().length > 0;

function focusShown(root: ParentNode | null, selector: string): boolean {
  const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  // The list stands in the page and in the drawer: the one that is seen counts.
  const target = found.find(isShown) ?? found[0];
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: "nearest" });
  return target !== undefined;
}

/** Moves the focus to the card of an exercise; false when there is none. */
export const focusExercise = (root: ParentNode | null, exerciseId: number): boolean =>
  focusShown(root, `[data-exercise="${exerciseId}"]`);

/** Moves the focus to a day, or to the available list, while it can be chosen. */
export const focusPlace = (root: ParentNode | null, place: Place): boolean =>
  focusShown(root, `[data-place="${place}"]`);

/** True while the focus is on the card of the exercise. */
export const isFocused = (exerciseId: number): boolean =>
  document.activeElement?.getAttribute("data-exercise") === String(exerciseId);
