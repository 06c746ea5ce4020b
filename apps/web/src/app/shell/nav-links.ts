import { IconCalendarShare, IconFileImport, IconHeartbeat } from "@tabler/icons-react";
import { WEARABLE } from "@triplan/domain";

interface NavigationLink {
  to: string;
  label: string;
  /** True when only the exact path is active. */
  end: boolean;
}

/** The main links in order, shared by the header and the drawer. */
export const NAV_LINKS: readonly NavigationLink[] = [
  { to: "/", label: "Dashboard", end: true },
  { to: "/my-plans", label: "My Plans", end: false },
  { to: WEARABLE.path, label: WEARABLE.name, end: false },
  { to: "/settings", label: "Settings", end: false },
];

/** Pages of an athlete besides the main ones: in the user menu, and in the drawer on phones. */
export const ATHLETE_LINKS = [
  { to: "/zones", label: "Zones", Icon: IconHeartbeat },
  { to: "/take-along", label: "Take it with you", Icon: IconCalendarShare },
  { to: "/import", label: "Import Activities", Icon: IconFileImport },
] as const;
