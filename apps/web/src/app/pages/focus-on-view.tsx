import { useEffect, useRef } from "react";
import { focusHeading } from "../../shared/browser/focus-heading.ts";

/**
 * Scrolls to the top and focuses the main heading when one view of a page replaces another at the
 * same address. Must be rendered inside the Suspense boundary of that view.
 */
export function FocusOnView({ view }: { view: string }) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    focusHeading();
  }, [view]);
  return null;
}
