import { WEEKDAYS, type Weekday } from "@triplan/domain";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { holdsFiles } from "../../../shared/imports/dropped-files.ts";
import { DROP } from "../drag/place-at.ts";

/** Where a file is held: over an open exercise, or over a day. */
type FileTarget = { element: Element; exerciseId: number } | { element: Element; day: Weekday };

interface FileDrop {
  isOpen: (exerciseId: number) => boolean;
  onDrop: (target: FileTarget, files: readonly File[]) => void;
}

const OVER = "data-file-over";

function targetAt(event: DragEvent, isOpen: FileDrop["isOpen"]): FileTarget | null {
  if (!(event.target instanceof Element)) return null;
  const card = event.target.closest("article");
  const exerciseId = Number(card?.querySelector("[data-exercise]")?.getAttribute("data-exercise"));
  if (card && isOpen(exerciseId)) return { element: card, exerciseId };
  const element = event.target.closest(`[${DROP}]`);
  const day = WEEKDAYS.find((each) => String(each) === element?.getAttribute(DROP));
  return element && day !== undefined ? { element, day } : null;
}

const wordsFor = (target: FileTarget) =>
  "exerciseId" in target ? "Drop to complete this exercise" : "Drop to import";

function mark(root: Element, target: FileTarget | null) {
  for (const element of root.querySelectorAll(`[${OVER}]`))
    if (element !== target?.element) element.removeAttribute(OVER);
  target?.element.setAttribute(OVER, wordsFor(target));
}

/** Takes files that are dropped on the cards and days inside `root`, until the signal aborts. */
function takeFiles(root: HTMLElement, { isOpen, onDrop }: FileDrop, signal: AbortSignal) {
  const listen = (type: "dragover" | "dragleave" | "drop", hear: (event: DragEvent) => void) =>
    root.addEventListener(type, (event) => holdsFiles(event) && hear(event), { signal });
  listen("dragover", (event) => {
    // Without this the browser would open the file instead of the app.
    event.preventDefault();
    mark(root, targetAt(event, isOpen));
  });
  listen("dragleave", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) mark(root, null);
  });
  listen("drop", (event) => {
    event.preventDefault();
    const target = targetAt(event, isOpen);
    mark(root, null);
    if (target) onDrop(target, [...(event.dataTransfer?.files ?? [])]);
  });
}

/** Takes files that are dropped on the cards and days inside `root`; cards are dragged by pointer. */
export function useFileDrop(root: RefObject<HTMLElement | null>, drop: FileDrop) {
  const isOpen = useEffectEvent(drop.isOpen);
  const onDrop = useEffectEvent(drop.onDrop);
  useEffect(() => {
    const stop = new AbortController();
    const handlers: FileDrop = {
      isOpen: (id) => isOpen(id),
      onDrop: (target, files) => onDrop(target, files),
    };
    if (root.current) takeFiles(root.current, handlers, stop.signal);
    return () => stop.abort();
  }, [root]);
}
