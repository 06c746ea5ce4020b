import { Button } from "@mantine/core";
import { WEARABLE } from "@triplan/domain";
import { Link } from "react-router-dom";
import page from "../../shared/loading/page-state.module.css";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";

export function WearableForVisitor() {
  useDocumentTitle(WEARABLE.name);
  return (
    <section className={page.middle}>
      <h1 className={page.title}>{WEARABLE.name}</h1>
      <p className={page.text}>Please log in to access {WEARABLE.name} integration</p>
      <Button component={Link} to="/auth">
        Login
      </Button>
    </section>
  );
}
