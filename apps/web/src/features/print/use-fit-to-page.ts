import { useEffect, useLayoutEffect, type RefObject } from "react";

/** Shares of the usual size that a sheet tries until it fits its page. */
const SCALES = [
  1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.55, 0.5, 0.45, 0.4, 0.36, 0.32,
  0.28,
];

/** Measures the sheet as it will be printed, also where the screen shows it otherwise. */
function fit(sheet: HTMLElement): void {
  sheet.dataset["paperSize"] = "";
  for (const scale of SCALES) {
    sheet.style.setProperty("--scale", String(scale));
    if (sheet.scrollHeight <= sheet.clientHeight) break;
  }
  delete sheet.dataset["paperSize"];
}

/** Makes the type of a sheet smaller until it fits one page, again once its fonts have loaded. */
export function useFitToPage(ref: RefObject<HTMLElement | null>): void {
  // Whatever was rendered may have changed its height.
  useLayoutEffect(() => {
    if (ref.current) fit(ref.current);
  });
  useEffect(() => {
    // Absent where there is no layout.
    const fonts: FontFaceSet | undefined = document.fonts;
    const onLoaded = () => {
      if (ref.current) fit(ref.current);
    };
    fonts?.addEventListener("loadingdone", onLoaded);
    return () => fonts?.removeEventListener("loadingdone", onLoaded);
  }, [ref]);
}
