import { WEARABLE } from "@triplan/domain";

interface NavigationLink {
  to: string;
  label: string;
  /** True where only the exact path is active, false where all below it is. */
  end: boolean;
}

/** The main links, in order; header and drawer both show them. */
export const NAV_LINKS: readonly NavigationLink[] = [
  { to: "/", label: "Dashboard", end: true },
  { to: "/my-plans", label: "My Plans", end: false },
  { to: WEARABLE.path, label: WEARABLE.name, end: false },
  { to: "/settings", label: "Settings", end: false },
];
