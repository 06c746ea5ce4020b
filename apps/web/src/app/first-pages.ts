import type { CreatePlan } from "../features/create-plan/create-plan.tsx";
import { laterPage } from "../shared/later-page.tsx";
import type { ComponentProps } from "react";

export const AuthPage = laterPage(
  async () => (await import("../features/auth/auth-page.tsx")).AuthPage,
);
export const CreatePlanPage = laterPage<ComponentProps<typeof CreatePlan>>(
  async () => (await import("../features/create-plan/create-plan.tsx")).CreatePlan,
);

const FIRST_PAGES = new Map([
  ["/", CreatePlanPage.load],
  ["/auth", AuthPage.load],
]);

/** Brings the code of the page that a visitor sees first, so that it is drawn without a pause. */
export const loadFirstPage = async (path: string): Promise<void> => FIRST_PAGES.get(path)?.();
