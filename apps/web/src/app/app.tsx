import "../shared/browser/pop-guard.ts";
import type { ReactNode } from "react";
import { AppRoutes } from "./app-routes.tsx";
import { ErrorBoundary } from "../shared/loading/error-boundary.tsx";
import { OfflineParts } from "./offline/after-idle.tsx";
import { PrefetchPages } from "./prefetch-pages.ts";
import { Providers } from "./providers/providers.tsx";
import { SendKept } from "./send-kept.ts";
import { UndoAbandoned } from "./undo-abandoned.ts";

interface AppProps {
  /** The server saw no session cookie. */
  isVisitor: boolean;
  /** Wraps the routes in the router of the browser, or of the build that prerenders pages. */
  router: (routes: ReactNode) => ReactNode;
}

export function App({ isVisitor, router }: AppProps) {
  return (
    <Providers isVisitor={isVisitor}>
      <ErrorBoundary>
        <OfflineParts />
        <PrefetchPages />
        <SendKept />
        <UndoAbandoned />
        {router(<AppRoutes />)}
      </ErrorBoundary>
    </Providers>
  );
}
