import type { DragHandlers, WeekDrag } from "./week-drag.ts";

/** Registry of draggable cards, filled before the drag code has loaded. */
export interface DragCards {
  /** Makes the element draggable; returns the cleanup. */
  add: (exerciseId: number, element: Element) => () => void;
  /** Passes the cards to the drag code; returns the cleanup. */
  start: (drag: (handlers: DragHandlers) => WeekDrag, handlers: DragHandlers) => () => void;
}

export function dragCards(): DragCards {
  const cards = new Map<Element, number>();
  const released = new Map<Element, () => void>();
  let running: WeekDrag | null = null;
  return {
    add: (exerciseId, element) => {
      cards.set(element, exerciseId);
      if (running) released.set(element, running.addCard(exerciseId, element));
      return () => {
        released.get(element)?.();
        released.delete(element);
        cards.delete(element);
      };
    },
    start: (drag, handlers) => {
      const started = drag(handlers);
      running = started;
      for (const [element, id] of cards) released.set(element, started.addCard(id, element));
      return () => {
        running = null;
        released.clear();
        started.stop();
      };
    },
  };
}
