import { Suspense, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../../shared/loading/error-boundary.tsx";
import { InertUntilHydrated } from "../../shared/hydration/inert-until-hydrated.tsx";
import { FollowedImports } from "./followed-imports.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import styles from "./shell.module.css";
import { useFocusOnNewPage } from "./use-focus-on-new-page.ts";

export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <InertUntilHydrated className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <Header />
      <main id="main" className={styles.main} ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <FollowedImports />
    </InertUntilHydrated>
  );
}
