import {
  AutoScroller,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
} from "@dnd-kit/dom";
import { liftGhost, type Ghost } from "./drag-ghost.ts";
import { placeAt } from "./place-at.ts";
import type { Place } from "../model/place.ts";

/** Touch delay before a drag starts; before that a finger scrolls. */
const LONG_PRESS_MS = 200;
const FINGER_TOLERANCE = 8;
const MOUSE_DISTANCE = 5;

const sensor = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === "mouse"
      ? [new PointerActivationConstraints.Distance({ value: MOUSE_DISTANCE })]
      : [
          new PointerActivationConstraints.Delay({
            value: LONG_PRESS_MS,
            tolerance: FINGER_TOLERANCE,
          }),
        ],
  // The card is a button itself; only its menu must not start a drag.
  preventActivation: ({ target }) =>
    target instanceof Element && target.closest("button:not([data-exercise])") !== null,
});

export interface DragHandlers {
  onLift: (exerciseId: number) => void;
  onDrop: (exerciseId: number, to: Place) => void;
  /** Dropped outside every target, or cancelled. */
  onLetGo: () => void;
}

/** An active drag handler; cards can be added and removed. */
export interface WeekDrag {
  addCard: (exerciseId: number, element: Element) => () => void;
  stop: () => void;
}

/**
 * Drags cards by mouse, pen and touch. The drop target is read from the elements under the pointer,
 * so that the layout may change during a drag.
 */
export function weekDrag({ onLift, onDrop, onLetGo }: DragHandlers): WeekDrag {
  const manager = new DragDropManager({ sensors: [sensor], plugins: [AutoScroller] });
  let ghost: Ghost | null = null;
  manager.monitor.addEventListener("dragstart", ({ operation: { source, position } }) => {
    if (!source?.element) return;
    ghost = liftGhost(source.element, position.initial);
    onLift(Number(source.id));
  });
  manager.monitor.addEventListener("dragmove", (event) => {
    const at = event.to ?? event.operation.position.current;
    ghost?.moveTo(at, placeAt(at));
  });
  manager.monitor.addEventListener("dragend", ({ operation: { source, position }, canceled }) => {
    ghost?.remove();
    ghost = null;
    const to = canceled ? null : placeAt(position.current);
    if (source && to !== null) onDrop(Number(source.id), to);
    else onLetGo();
  });
  return {
    addCard: (exerciseId, element) => {
      const card = new Draggable({ id: exerciseId, element }, manager);
      return () => card.destroy();
    },
    stop: () => manager.destroy(),
  };
}
