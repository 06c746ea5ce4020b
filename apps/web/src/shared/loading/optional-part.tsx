import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { useOnline } from "./use-online.ts";

interface OptionalPartProps {
  children: ReactNode;
  /** Holds the place of the part while its code is missing. */
  fallback?: ReactNode;
}

function RetryOnline({ retry, children }: { retry: () => void; children: ReactNode }) {
  useOnline(retry);
  return children;
}

const placeOf = (fallback: ReactNode) =>
  function renderPlace(retry: () => void) {
    return <RetryOnline retry={retry}>{fallback}</RetryOnline>;
  };

/** A part without which the page works: code that did not load is tried again once online. */
export const OptionalPart = ({ children, fallback = null }: OptionalPartProps) => (
  <ErrorBoundary fallback={placeOf(fallback)}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
