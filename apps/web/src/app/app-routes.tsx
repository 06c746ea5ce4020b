import { WEARABLE } from "@triplan/domain";
import { Route, Routes } from "react-router-dom";
import { NotFound } from "../features/not-found/not-found.tsx";
import { SettingsForVisitor } from "../features/settings/settings-for-visitor.tsx";
import { WearableForVisitor } from "../features/wearable/wearable-for-visitor.tsx";
import { ProtectedRoute } from "../shared/account/protected-route.tsx";
import {
  ActivityPage,
  AuthPage,
  CheckInRoute,
  ConfirmEmailPage,
  ForgotPasswordPage,
  ImportPage,
  MyPlansPage,
  PlanEnginePage,
  PrintRoute,
  PrivacyPolicy,
  ProgressRoute,
  ProposalsRoute,
  RaceRoute,
  RacesRoute,
  ResetPasswordPage,
  SettingsPage,
  SharedPlanRoute,
  TakeAlongPage,
  TermsOfService,
  WearablePage,
  ZonesPage,
} from "./pages/lazy-pages.ts";
import { HomePage } from "./pages/home-page.tsx";
import { Shell } from "./shell/shell.tsx";
import { BareShell } from "./shell/bare-shell.tsx";

/** Pages that need a login go inside `<Route element={<ProtectedRoute />}>`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<BareShell />}>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/confirm-email" element={<ConfirmEmailPage />} />
      </Route>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="/p/:token" element={<SharedPlanRoute />} />
        <Route path="/how-your-plan-is-made" element={<PlanEnginePage />} />
        <Route element={<ProtectedRoute />}>
          <Route path="/my-plans" element={<MyPlansPage />} />
          <Route path="/import" element={<ImportPage />} />
          <Route path="/progress" element={<ProgressRoute />} />
          <Route path="/check-in" element={<CheckInRoute />} />
          <Route path="/proposals" element={<ProposalsRoute />} />
          <Route path="/race/:planId" element={<RaceRoute />} />
          <Route path="/race/:planId/:raceId" element={<RaceRoute />} />
          <Route path="/races" element={<RacesRoute />} />
          <Route path="/activities/:activityId" element={<ActivityPage />} />
          <Route path="/take-along" element={<TakeAlongPage />} />
          <Route path="/print/season" element={<PrintRoute />} />
          <Route path="/print/week/:week" element={<PrintRoute />} />
          <Route path="/zones" element={<ZonesPage />} />
        </Route>
        <Route element={<ProtectedRoute whenSignedOut={<WearableForVisitor />} />}>
          <Route path={WEARABLE.path} element={<WearablePage />} />
        </Route>
        <Route element={<ProtectedRoute whenSignedOut={<SettingsForVisitor />} />}>
          <Route path="/settings" element={<SettingsPage />} />
        </Route>
        <Route path="/privacy-policy" element={<PrivacyPolicy />} />
        <Route path="/terms-of-service" element={<TermsOfService />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
