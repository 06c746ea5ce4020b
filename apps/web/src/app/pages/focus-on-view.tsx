import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading } from "../../shared/browser/focus-heading.ts";

/**
 * Scrolls to the top and focuses the main heading when one view of a page replaces another at the
 * same address, unless the address names a part of it. Must be rendered inside the Suspense boundary of that view.
 */
export function FocusOnView({ view }: { view: string }) {
  const shown = useRef(view);
  const { hash } = useLocation();
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (hash !== "") return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [view, hash]);
  return null;
}
