import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useCurrentUser } from "./current-user.ts";
import { LoadFailure } from "./load-failure.tsx";
import { PageSpinner } from "./page-spinner.tsx";
import type { CameFrom } from "./path-before.ts";

/** Shows its child routes to signed-in users; a visitor logs in first and then comes back. */
export function ProtectedRoute() {
  const user = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  if (user.data) return <Outlet />;
  if (user.isPending) return <PageSpinner />;
  if (user.isError) return <LoadFailure cause={user.error} onRetry={() => void user.refetch()} />;
  const state: CameFrom = { from: pathname + search + hash };
  return <Navigate to="/auth" state={state} replace />;
}
