import { useEffect } from "react";

/**
 * Gives the focus back to where it was before something opened, once that is closed. Dialogs that
 * are loaded when they are first opened can't see for themselves where the focus was.
 */
export function useReturnFocus(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
