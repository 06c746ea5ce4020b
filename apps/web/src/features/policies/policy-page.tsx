import { PageTitle } from "@triplan/ui";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import styles from "./policy-page.module.css";

interface PolicyPageProps {
  title: string;
  /** Introduction of one or two sentences. */
  lead: string;
  children: ReactNode;
}

export function PolicyPage({ title, lead, children }: PolicyPageProps) {
  useDocumentTitle(title);
  return (
    <article className={styles.page}>
      <PageTitle title={title} description={lead} />
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
