import { Button } from "@mantine/core";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import styles from "../../shared/loading/page-state.module.css";

const TITLE = "This plan is no longer shared";

/** For every address that opens no plan. */
export function NotShared({ onNewPlan }: { onNewPlan: () => void }) {
  useDocumentTitle(TITLE);
  return (
    <section className={styles.middle}>
      <h1 className={styles.title}>{TITLE}</h1>
      <p className={styles.text}>
        Its owner has turned the link off, or the address is mistyped. You can make a plan of your
        own in a few minutes.
      </p>
      <Button onClick={onNewPlan}>New Plan</Button>
    </section>
  );
}
