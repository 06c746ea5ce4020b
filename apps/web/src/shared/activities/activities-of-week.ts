import { parseIsoDate, sundayOf, WEARABLE, type IsoDate } from "@triplan/domain";

const PARAM = "week";

/** The address of the activities of a week. */
export const activitiesOfWeekPath = (sunday: IsoDate): string =>
  `${WEARABLE.path}?${PARAM}=${sunday}`;

/** The Sunday of the week whose activities the address asks for; null if it names none. */
export function askedSunday(params: URLSearchParams): IsoDate | null {
  const date = parseIsoDate(params.get(PARAM) ?? "");
  return date && sundayOf(date);
}
