import "../shared/browser/pop-guard.ts";
import { BrowserRouter } from "react-router-dom";
import { AppRoutes } from "./app-routes.tsx";
import { ErrorBoundary } from "../shared/loading/error-boundary.tsx";
import { PrefetchPages } from "./prefetch-pages.ts";
import { Providers } from "./providers/providers.tsx";

/** `isVisitor`: the server saw no session cookie. */
export function App({ isVisitor }: { isVisitor: boolean }) {
  return (
    <Providers isVisitor={isVisitor}>
      <ErrorBoundary>
        {/* Navigation and data must change together: a deferred page would show the data of the next. */}
        <PrefetchPages />
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </Providers>
  );
}
