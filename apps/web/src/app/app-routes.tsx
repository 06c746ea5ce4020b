import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { NotFound } from "../features/not-found/not-found.tsx";
import { HomePage } from "./home-page.tsx";
import { Shell } from "./shell.tsx";
import { BareShell } from "./bare-shell.tsx";

const AuthPage = lazy(async () => ({
  default: (await import("../features/auth/auth-page.tsx")).AuthPage,
}));

const PlanEnginePage = lazy(async () => ({
  default: (await import("../features/plan-engine/plan-engine-page.tsx")).PlanEnginePage,
}));

/** The routes that exist. What needs a login goes inside `<Route element={<ProtectedRoute />}>`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<BareShell />}>
        <Route path="/auth" element={<AuthPage />} />
      </Route>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="/how-your-plan-is-made" element={<PlanEnginePage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
