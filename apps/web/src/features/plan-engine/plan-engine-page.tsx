import PlanEngineText from "virtual:plan-engine-text";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import styles from "./plan-engine-page.module.css";

/** How the engine decides, for athletes and coaches: the text of docs/plan-engine.md. */
export function PlanEnginePage() {
  useDocumentTitle("How your plan is made");
  return (
    <article className={styles.page}>
      <PlanEngineText />
    </article>
  );
}
