import { parseIsoDate } from "@triplan/domain";
import { z } from "zod";

/** A calendar day such as 2027-03-18. */
export const calendarDay = (what: string) =>
  z.string(`${what} must be a valid date`).transform((text, context) => {
    const parsed = parseIsoDate(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: `${what} must be a valid date` });
    return z.NEVER;
  });
