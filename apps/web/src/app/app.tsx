import "../shared/pop-guard.ts";
import { BrowserRouter } from "react-router-dom";
import { AppRoutes } from "./app-routes.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PrefetchPages } from "./prefetch-pages.ts";
import { Providers } from "./providers.tsx";

/** The app. `isVisitor` says that the server has seen no login. */
export function App({ isVisitor }: { isVisitor: boolean }) {
  return (
    <Providers isVisitor={isVisitor}>
      <ErrorBoundary>
        {/* Navigation and data change together: a deferred page would meet data of the next one. */}
        <PrefetchPages />
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </Providers>
  );
}
