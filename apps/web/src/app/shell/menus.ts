import type { ComponentProps } from "react";
import { loadable } from "../../shared/loading/loadable.tsx";
import type { NavDrawer as Drawer } from "./nav-drawer.tsx";
import type { UserMenu as Menu } from "./user-menu.tsx";

export const NavDrawer = loadable<ComponentProps<typeof Drawer>>(
  async () => (await import("./nav-drawer.tsx")).NavDrawer,
);
/** Loaded on demand: menus need a positioning library that visitors do not. */
export const UserMenu = loadable<ComponentProps<typeof Menu>>(
  async () => (await import("./user-menu.tsx")).UserMenu,
);
