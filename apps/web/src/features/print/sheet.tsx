import type { Paper } from "@triplan/domain";
import { useEffect, useRef, type ReactNode } from "react";
import { loadPaperFonts } from "./load-paper-fonts.ts";
import styles from "./sheet.module.css";
import { useFitToPage } from "./use-fit-to-page.ts";

interface SheetProps {
  paper: Paper;
  /** All that is on it. */
  content: object;
  label: string;
  children: ReactNode;
}

/** A page of paper, black on white in light and dark. */
export function Sheet({ paper, content, label, children }: SheetProps) {
  const ref = useRef<HTMLElement>(null);
  useFitToPage(ref);
  useEffect(() => {
    // Without them the reader's fonts print.
    loadPaperFonts(JSON.stringify(content)).catch(() => undefined);
  }, [content]);
  return (
    <article ref={ref} className={styles.sheet} data-paper={paper} aria-label={label}>
      {children}
    </article>
  );
}

interface SheetHeadProps {
  title: ReactNode;
  /** In the line of the title. */
  beside: string;
  below: string;
  /** At the right edge. */
  children: ReactNode;
}

export const SheetHead = ({ title, beside, below, children }: SheetHeadProps) => (
  <header className={styles.head}>
    <div>
      <h1>
        <bdi>{title}</bdi> <span>{beside}</span>
      </h1>
      <p>{below}</p>
    </div>
    <div className={styles.right}>{children}</div>
  </header>
);

/** A box to tick, ticked for what is done. */
export const Box = ({ isTicked = false }: { isTicked?: boolean }) => (
  <svg
    className={styles.box}
    viewBox="0 0 18 18"
    {...(isTicked ? { role: "img", "aria-label": "Done" } : { "aria-hidden": true })}
  >
    <rect x="0.75" y="0.75" width="16.5" height="16.5" rx="3" />
    {isTicked && <path d="m4 9.4 3.6 4L14.4 4.700" />}
  </svg>
);
