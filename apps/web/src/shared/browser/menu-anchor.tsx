import { useEffect, type Ref } from "react";

/** Uses an existing button as the target of a menu whose code loads later than the button. */
export function MenuAnchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useEffect(() => {
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  }, [element, ref]);
  return null;
}
