import { useEffect } from "react";

/**
 * Returns the focus to where it was before a lazy dialog opened, which loads too late to record it
 * itself.
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
