import type { IsoDate } from "@triplan/domain";

/** A date in the short US format, "5/9/2027". */
export function shortUsDate(date: IsoDate): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${Number(month)}/${Number(day)}/${year}`;
}
