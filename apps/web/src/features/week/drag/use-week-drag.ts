import { useEffect, useEffectEvent, useState } from "react";
import { dragCards, type DragCards } from "./drag-cards.ts";
import type { DragHandlers } from "./week-drag.ts";

/** Makes the cards of the shown week draggable once the drag code, which loads last, is there. */
export function useWeekDrag(handlers: DragHandlers): DragCards {
  const [cards] = useState(dragCards);
  const onLift = useEffectEvent(handlers.onLift);
  const onDrop = useEffectEvent(handlers.onDrop);
  const onLetGo = useEffectEvent(handlers.onLetGo);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const begin = async () => {
      const { weekDrag } = await import("./week-drag.ts");
      if (isGone) return;
      stop = cards.start(weekDrag, {
        onLift: (id) => onLift(id),
        onDrop: (id, to) => onDrop(id, to),
        onLetGo: () => onLetGo(),
      });
    };
    // Without it exercises are still scheduled by click and keyboard.
    begin().catch((cause: unknown) => console.warn("Dragging could not be loaded", cause));
    return () => {
      isGone = true;
      stop();
    };
  }, [cards]);
  return cards;
}
