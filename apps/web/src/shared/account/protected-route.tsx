import { useState, type ReactNode } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { useCurrentUser } from "./current-user.ts";
import { LoadFailure } from "../loading/load-failure.tsx";
import { PageSpinner } from "../loading/page-spinner.tsx";

interface ProtectedRouteProps {
  /** Shown when the session ended on an open page; without it visitors are redirected. */
  whenSignedOut?: ReactNode;
}

/** Renders its child routes for signed-in users and redirects visitors to the login. */
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
