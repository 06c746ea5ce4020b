import { formatHours } from "@triplan/domain";
import type { WeekDay } from "../model/week-model.ts";

/** "0:45 of 1:00"; empty on a day without hours and exercises. */
export function hoursText({
  capacity,
  planned,
}: Pick<WeekDay<unknown>, "capacity" | "planned">): string {
  if (capacity === 0) return planned === 0 ? "" : `${formatHours(planned)} planned`;
  return `${formatHours(planned)} of ${formatHours(capacity)}`;
}
