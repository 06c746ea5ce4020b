import type { ComponentProps } from "react";
import type { CreatePlan } from "../../features/plan-form/create-plan.tsx";
import type { PlanWays as Ways } from "../../features/plan-form/limits/plan-ways.tsx";
import type { MonthView } from "../../features/season/month/month-view.tsx";
import type { SeasonView } from "../../features/season/season-view.tsx";
import type { WeeklyView } from "../../features/week/weekly-view.tsx";
import { loadable } from "../../shared/loading/loadable.tsx";
import type { PlanCards } from "./plan-cards.tsx";

export const ActivityPage = loadable(
  async () => (await import("../../features/activity/activity-page.tsx")).ActivityPage,
);
export const AuthPage = loadable(
  async () => (await import("../../features/auth/auth-page.tsx")).AuthPage,
);
export const CreatePlanPage = loadable<ComponentProps<typeof CreatePlan>>(
  async () => (await import("../../features/plan-form/create-plan.tsx")).CreatePlan,
);
export const CheckInRoute = loadable(
  async () => (await import("./check-in-route.tsx")).CheckInRoute,
);
export const PlanWays = loadable<ComponentProps<typeof Ways>>(
  async () => (await import("../../features/plan-form/limits/plan-ways.tsx")).PlanWays,
);
export const WeekPage = loadable<ComponentProps<typeof WeeklyView>>(
  async () => (await import("../../features/week/weekly-view.tsx")).WeeklyView,
);
export const MonthPage = loadable<ComponentProps<typeof MonthView>>(
  async () => (await import("../../features/season/month/month-view.tsx")).MonthView,
);
export const SeasonPage = loadable<ComponentProps<typeof SeasonView>>(
  async () => (await import("../../features/season/season-view.tsx")).SeasonView,
);
export const WeekCards = loadable<ComponentProps<typeof PlanCards>>(
  async () => (await import("./plan-cards.tsx")).PlanCards,
);
export const MyPlansPage = loadable(async () => (await import("./my-plans-page.tsx")).MyPlansPage);
export const ImportPage = loadable(
  async () => (await import("../../features/imports/import-page.tsx")).ImportPage,
);
export const PrintRoute = loadable(async () => (await import("./print-route.tsx")).PrintRoute);
export const ProgressRoute = loadable(
  async () => (await import("./progress-route.tsx")).ProgressRoute,
);
export const ProposalsRoute = loadable(
  async () => (await import("./proposals-route.tsx")).ProposalsRoute,
);
export const RaceRoute = loadable(async () => (await import("./race-route.tsx")).RaceRoute);
export const TakeAlongPage = loadable(
  async () => (await import("../../features/take-along/take-along-page.tsx")).TakeAlongPage,
);
export const RacesRoute = loadable(async () => (await import("./races-route.tsx")).RacesRoute);
export const ForgotPasswordPage = loadable(
  async () =>
    (await import("../../features/auth/reset/forgot-password-page.tsx")).ForgotPasswordPage,
);
export const ResetPasswordPage = loadable(
  async () => (await import("../../features/auth/reset/reset-password-page.tsx")).ResetPasswordPage,
);
export const ConfirmEmailPage = loadable(
  async () =>
    (await import("../../features/auth/confirm-email/confirm-email-page.tsx")).ConfirmEmailPage,
);
export const SharedPlanRoute = loadable(
  async () => (await import("./shared-plan-route.tsx")).SharedPlanRoute,
);
export const SettingsPage = loadable(
  async () => (await import("../../features/settings/settings-page.tsx")).SettingsPage,
);
export const WearablePage = loadable(
  async () => (await import("../../features/wearable/wearable-page.tsx")).WearablePage,
);
export const ZonesPage = loadable(
  async () => (await import("../../features/zones/zones-page.tsx")).ZonesPage,
);
export const PlanEnginePage = loadable(
  async () => (await import("../../features/plan-engine/plan-engine-page.tsx")).PlanEnginePage,
);
export const PrivacyPolicy = loadable(
  async () => (await import("../../features/policies/privacy-policy.tsx")).PrivacyPolicy,
);
export const TermsOfService = loadable(
  async () => (await import("../../features/policies/terms-of-service.tsx")).TermsOfService,
);

const FIRST_PAGES = new Map([
  ["/", CreatePlanPage.load],
  ["/auth", AuthPage.load],
]);

/** Loads the first page before rendering, so that it appears without a fallback. */
export const loadFirstPage = async (path: string): Promise<void> => FIRST_PAGES.get(path)?.();
