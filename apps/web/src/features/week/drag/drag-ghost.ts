import type { Place } from "../model/place.ts";
import { DROP } from "./place-at.ts";
import styles from "./drag-ghost.module.css";

interface Point {
  x: number;
  y: number;
}

/** The image of a card that follows the pointer. */
export interface Ghost {
  /** Also highlights the target under the pointer. */
  moveTo: (point: Point, over: Place | null) => void;
  remove: () => void;
}

const HOVER = "data-drop-here";

/** Highlights only the target under the pointer. */
function mark(place: Place | null): void {
  for (const element of document.querySelectorAll(`[${HOVER}]`))
    if (element.getAttribute(DROP) !== String(place)) element.removeAttribute(HOVER);
  if (place === null) return;
  for (const element of document.querySelectorAll(`[${DROP}="${place}"]`))
    element.setAttribute(HOVER, "");
}

/** Creates the drag image of a card; the card itself stays in place, dimmed. */
export function liftGhost(card: Element, from: Point): Ghost {
  const { left, top, width } = card.getBoundingClientRect();
  const picture = card.cloneNode(true);
  const ghost = document.createElement("div");
  ghost.className = styles.ghost ?? "";
  ghost.inert = true;
  ghost.style.width = `${width}px`;
  ghost.append(picture);
  document.body.append(ghost);
  document.documentElement.dataset["dragging"] = "";
  const moveTo = ({ x, y }: Point, over: Place | null) => {
    ghost.style.transform = `translate(${left + x - from.x}px, ${top + y - from.y}px)`;
    mark(over);
  };
  moveTo(from, null);
  return {
    moveTo,
    remove: () => {
      ghost.remove();
      mark(null);
      delete document.documentElement.dataset["dragging"];
    },
  };
}
