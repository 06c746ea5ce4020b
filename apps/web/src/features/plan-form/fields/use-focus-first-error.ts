import { useEffect, useRef } from "react";

const FIRST_ERROR = '[aria-invalid="true"], [data-field-error]';

/** Scrolls to and focuses the first field with an error, once for each failed submit. */
export function useFocusFirstError(failures: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const field = form.current?.querySelector<HTMLElement>(FIRST_ERROR);
    field?.focus({ preventScroll: true });
    field?.closest("section")?.scrollIntoView({ block: "start" });
  }, [failures]);
  return form;
}
