import { Suspense, useEffect, useState } from "react";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { nextIdle } from "../../shared/browser/next-idle.ts";
import { ErrorBoundary } from "../../shared/loading/error-boundary.tsx";
import { loadable } from "../../shared/loading/loadable.tsx";

const Parts = loadable(async () => (await import("./offline-parts.tsx")).OfflineParts);

/** What makes the app work offline, for signed-in athletes; loaded when the page is idle. */
export function OfflineParts() {
  const isSignedIn = Boolean(useCurrentUser().data);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void nextIdle().then(() => isGone || setIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return (
    isSignedIn &&
    isIdle && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <Parts />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
