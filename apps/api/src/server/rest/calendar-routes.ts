import { calendarFeedInput } from "@triplan/contract";
import type { RestRoute } from "./rest-route.ts";

/** The athlete's calendar feed; calendars read it at its address. */
export const calendarRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/user/calendar-feed",
    calls: "calendar.feed",
    summary: "The calendar feed with its secret address, or null while it is off",
  },
  {
    method: "POST",
    url: "/user/calendar-feed",
    calls: "calendar.saveFeed",
    accepts: calendarFeedInput,
    input: ({ body }) => body,
    summary: "Turn the calendar feed on, change what it holds, or give it a new address",
  },
  {
    method: "DELETE",
    url: "/user/calendar-feed",
    calls: "calendar.deleteFeed",
    summary: "Turn the calendar feed off; its address answers 404 at once",
  },
];
