import type { ReactNode } from "react";
import { useDocumentTitle } from "../../shared/use-document-title.ts";
import styles from "./policy-page.module.css";

interface PolicyPageProps {
  title: string;
  /** What the page is about, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** A page of text, in a measure that reads well. */
export function PolicyPage({ title, lead, children }: PolicyPageProps) {
  useDocumentTitle(title);
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}

export const PolicySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);
