import type { IsoDate } from "@triplan/domain";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A date as "May 9, 2027". */
export const longDate = (date: IsoDate): string => format.format(new Date(`${date}T00:00:00Z`));
