import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/** Scrolls to the top and focuses the content after navigation to another page. */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
