import type { ComponentProps } from "react";
import type { AdjustDialog as Adjust } from "../features/adjust/adjust-dialog.tsx";
import type { EditPlanDialog as EditPlan } from "../features/edit-plan/edit-plan-dialog.tsx";
import { loadable } from "../shared/loading/loadable.tsx";
import type { NavDrawer as Drawer } from "./nav-drawer.tsx";
import type { UserMenu as Menu } from "./user-menu.tsx";

export const AdjustDialog = loadable<ComponentProps<typeof Adjust>>(
  async () => (await import("../features/adjust/adjust-dialog.tsx")).AdjustDialog,
);
export const EditPlanDialog = loadable<ComponentProps<typeof EditPlan>>(
  async () => (await import("../features/edit-plan/edit-plan-dialog.tsx")).EditPlanDialog,
);
export const LoginAgainDialog = loadable(
  async () => (await import("../features/login-again/login-again-dialog.tsx")).LoginAgainDialog,
);
export const NavDrawer = loadable<ComponentProps<typeof Drawer>>(
  async () => (await import("./nav-drawer.tsx")).NavDrawer,
);
/** Loaded on demand: menus need a positioning library that visitors do not. */
export const UserMenu = loadable<ComponentProps<typeof Menu>>(
  async () => (await import("./user-menu.tsx")).UserMenu,
);
