import { useEffect, useRef } from "react";

/**
 * Scrolls to the top and focuses the main heading when one view of a page replaces another at the
 * same address. Must be rendered inside the Suspense boundary of that view.
 */
export function FocusOnFace({ face }: { face: string }) {
  const shown = useRef(face);
  useEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [face]);
  return null;
}
