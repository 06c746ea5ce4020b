import { useState, type ReactNode } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { useCurrentUser } from "./current-user.ts";
import { LoadFailure } from "./load-failure.tsx";
import { PageSpinner } from "./page-spinner.tsx";

interface ProtectedRouteProps {
  /** What stands in for the page where the login ended while it was open; else a visitor is sent away. */
  whenSignedOut?: ReactNode;
}

/** Shows its child routes to signed-in users; a visitor is sent to the login. */
export function ProtectedRoute({ whenSignedOut }: ProtectedRouteProps) {
  const user = useCurrentUser();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user.data && !wasSignedIn) setWasSignedIn(true);
  if (user.data) return <Outlet />;
  if (user.isPending) return <PageSpinner />;
  if (user.isError)
    return (
      <LoadFailure
        cause={user.error}
        isRetrying={user.isFetching}
        onRetry={() => void user.refetch()}
      />
    );
  if (wasSignedIn && whenSignedOut) return whenSignedOut;
  return <Navigate to="/auth" replace />;
}
