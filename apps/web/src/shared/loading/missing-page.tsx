import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../browser/use-document-title.ts";
import styles from "./page-state.module.css";

/** The address of something that was deleted, or that belongs to another athlete. */
export function MissingPage({ title }: { title: string }) {
  useDocumentTitle(title);
  return (
    <section className={styles.middle}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>It may have been deleted, or the address is mistyped.</p>
      <Button component={Link} to="/">
        Go to Dashboard
      </Button>
    </section>
  );
}
