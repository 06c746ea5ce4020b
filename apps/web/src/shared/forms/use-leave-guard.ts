import { useEffect, useState } from "react";
import { guardPop } from "../browser/pop-guard.ts";

/** Asks before leaving; `go` leaves after confirmation. */
type Ask = (go: () => void) => void;

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function guardUnload() {
  window.addEventListener("beforeunload", onUnload);
  return () => window.removeEventListener("beforeunload", onUnload);
}

/**
 * True for links that keep this page open: the same page, another tab, or another site (which
 * unloads).
 */
function keepsPage(event: MouseEvent, element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement)) return false;
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (hasModifier || element.target === "_blank" || element.origin !== location.origin) return true;
  return element.pathname === location.pathname;
}

/** Intercepts clicks on links and on buttons marked `data-navigates`; leaving repeats the click. */
function guardClicks(ask: Ask) {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>("a[href], [data-navigates]");
    if (!element || keepsPage(event, element)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => element.click());
  };
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}

/** Index that the router stores with each history entry. */
function entryOf(state: unknown): number | null {
  const isEntry = typeof state === "object" && state !== null && "idx" in state;
  return isEntry && typeof state.idx === "number" ? state.idx : null;
}

/** Undoes Back and Forward before the router sees them; leaving repeats them. */
function guardHistory(ask: Ask) {
  const here = entryOf(history.state);
  return guardPop((event) => {
    const there = entryOf(event.state);
    if (here === null || there === null) return;
    event.stopImmediatePropagation();
    if (there === here) return;
    history.go(here - there);
    ask(() => history.go(there - here));
  });
}

/**
 * Keeps the athlete on a page with unsaved changes. `leave` is set while a click or Back waits for
 * confirmation; reload and closing the tab get the browser's own question.
 */
export function useLeaveGuard(hasChanges: boolean) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask: Ask = (go) =>
      setLeave(() => () => {
        stop();
        setLeave(null);
        go();
      });
    const guards = [guardUnload(), guardClicks(ask), guardHistory(ask)];
    const stop = () => guards.forEach((end) => end());
    return stop;
  }, [hasChanges]);
  return { leave, stay: () => setLeave(null) };
}
