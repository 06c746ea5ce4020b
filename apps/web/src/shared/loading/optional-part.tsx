import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { sinceOf } from "./load-code.ts";
import { useOnline } from "./use-online.ts";

interface OptionalPartProps {
  children: ReactNode;
  /** Holds the place of the part while its code is missing. */
  fallback?: ReactNode;
}

interface RetryOnlineProps {
  retry: () => void;
  error: unknown;
  children: ReactNode;
}

function RetryOnline({ retry, error, children }: RetryOnlineProps) {
  useOnline(retry, sinceOf(error));
  return children;
}

const placeOf = (fallback: ReactNode) =>
  function renderPlace(retry: () => void, error: unknown) {
    return (
      <RetryOnline retry={retry} error={error}>
        {fallback}
      </RetryOnline>
    );
  };

/** A part without which the page works: code that did not load is tried again once online. */
export const OptionalPart = ({ children, fallback = null }: OptionalPartProps) => (
  <ErrorBoundary fallback={placeOf(fallback)}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
