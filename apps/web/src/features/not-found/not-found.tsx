import { Button } from "@mantine/core";
import { Link, useLocation } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import styles from "./not-found.module.css";

export function NotFound() {
  const { pathname } = useLocation();
  useDocumentTitle("Page Not Found");
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>Page Not Found</h1>
      <p className={styles.text}>
        There is nothing at <code className={styles.path}>{pathname}</code>. The address may be
        mistyped, or the page has moved.
      </p>
      <p className={styles.hint}>Did you forget to add the page to the router?</p>
      <Button component={Link} to="/" size="md">
        Go to Dashboard
      </Button>
    </section>
  );
}
