import { z } from "zod";
import { instant, rowId, textLike } from "./fields.ts";

const feed = z
  .object({
    url: textLike(
      "https://triplan.example.org/api/calendar/bq7…Z0.ics",
      "The secret address; null after the server's secrets changed: ask for a new one",
    ).nullable(),
    planId: rowId.nullable().meta({ description: "Null: all plans" }),
    startMinutes: z
      .array(z.int().nullable())
      .nullable()
      .meta({ description: "Minutes after midnight by weekday, Sunday first; null: all day" }),
    hasCompleted: z.boolean().meta({ description: "Completed exercises stay in it" }),
    hasRestDays: z.boolean().meta({ description: "Rest days and time off are in it" }),
    timeZone: textLike("Europe/Lisbon", "The zone of the start times"),
    readAt: instant.nullable().meta({ description: "When a calendar last read it" }),
    createdAt: instant,
  })
  .meta({ id: "CalendarFeed" });

/** The athlete's calendar feed; null while it is off. */
export const calendarFeedResponse = z.object({ feed: feed.nullable() });
