import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { ErrorBoundary } from "../../shared/loading/error-boundary.tsx";
import { InertUntilHydrated } from "../../shared/hydration/inert-until-hydrated.tsx";
import { Footer } from "./footer.tsx";
import styles from "./shell.module.css";

/** Page frame with only a footer, for pages with their own header. */
export function BareShell() {
  return (
    <InertUntilHydrated className={styles.shell} data-ground="panel">
      <ErrorBoundary>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <Footer />
    </InertUntilHydrated>
  );
}
