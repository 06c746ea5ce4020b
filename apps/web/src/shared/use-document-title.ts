import { useEffect } from "react";

const PRODUCT = "Triplan";

/** Names the browser's tab after the screen: "Week 6" reads "Week 6 · Triplan", none just "Triplan". */
export function useDocumentTitle(screen?: string) {
  useEffect(() => {
    document.title = screen ? `${screen} · ${PRODUCT}` : PRODUCT;
  }, [screen]);
}
