import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import styles from "./activity-page.module.css";

/** The address of an activity that was deleted, or that belongs to another athlete. */
export function ActivityNotFound() {
  useDocumentTitle("Activity not found");
  return (
    <section className={styles.missing}>
      <h1>Activity not found</h1>
      <p>It may have been deleted, or the address is mistyped.</p>
      <Button component={Link} to="/">
        Go to Dashboard
      </Button>
    </section>
  );
}
