import type { DragHandlers, WeekDrag } from "./week-drag.ts";

/** The cards of a week that can be dragged, known before the code that drags them has come. */
export interface DragCards {
  /** Makes the element the grip of an exercise; gives the way to end it. */
  add: (exerciseId: number, element: Element) => () => void;
  /** Gives the cards to what drags them; gives the way to end it. */
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
