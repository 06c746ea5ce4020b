import type { ComponentProps } from "react";
import { loadableOverlay } from "../../shared/loading/loadable-overlay.tsx";
import type { NavDrawer as Drawer } from "./nav-drawer.tsx";
import type { UserMenu as Menu } from "./user-menu.tsx";

export const NavDrawer = loadableOverlay<ComponentProps<typeof Drawer>>(
  async () => (await import("./nav-drawer.tsx")).NavDrawer,
);
/** Loaded on demand: menus need a positioning library that visitors do not. */
export const UserMenu = loadableOverlay<ComponentProps<typeof Menu>>(
  async () => (await import("./user-menu.tsx")).UserMenu,
);
