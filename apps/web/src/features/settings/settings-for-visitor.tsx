import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import page from "../../shared/loading/page-state.module.css";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";

export function SettingsForVisitor() {
  useDocumentTitle("Settings");
  return (
    <section className={page.middle}>
      <h1 className={page.title}>Settings</h1>
      <p className={page.text}>Please login to access settings</p>
      <Button component={Link} to="/auth">
        Login
      </Button>
    </section>
  );
}
