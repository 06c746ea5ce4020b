import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/** A link to another page starts at its top, for the eye and for the keyboard. */
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
