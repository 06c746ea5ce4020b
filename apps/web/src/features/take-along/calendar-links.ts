/** The address as calendar programs subscribe to it. */
const webcal = (url: string): string => url.replace(/^https?:/, "webcal:");

export interface CalendarLink {
  name: string;
  href: string;
}

/** Opens each calendar with the subscription filled in. */
export const calendarLinks = (url: string): CalendarLink[] => [
  {
    name: "Google Calendar",
    href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal(url))}`,
  },
  { name: "Apple Calendar", href: webcal(url) },
  {
    name: "Outlook",
    href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=Triplan`,
  },
];

/** True if calendars in the internet can read it: they need https and a public name. */
export function isPublicAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && hostname !== "localhost" && hostname.includes(".");
}
