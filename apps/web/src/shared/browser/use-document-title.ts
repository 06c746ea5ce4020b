import { useEffect } from "react";

const PRODUCT = "Triplan";

/** Sets the tab's title: "Week 6" becomes "Week 6 · Triplan", no screen just "Triplan". */
export function useDocumentTitle(screen?: string) {
  useEffect(() => {
    document.title = screen ? `${screen} · ${PRODUCT}` : PRODUCT;
  }, [screen]);
}
