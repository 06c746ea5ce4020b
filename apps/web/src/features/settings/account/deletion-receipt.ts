import { dateInZone, formatDateWithDay } from "@triplan/domain";
import type { AuthNotice } from "../../../shared/account/auth-notice.ts";
import { timeText } from "../../../shared/dates/moment-text.ts";
import { browserTimeZone } from "../../../shared/dates/today.ts";
import type { RouterOutputs } from "../../../shared/network/trpc.ts";

type Deletion = RouterOutputs["account"]["delete"];

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** "2 plans, 214 exercises and 1 activity". */
export function contentText({
  plans,
  exercises,
  activities,
}: Pick<Deletion, "plans" | "exercises" | "activities">): string {
  const plan = counted(plans, "plan", "plans");
  const exercise = counted(exercises, "exercise", "exercises");
  return `${plan}, ${exercise} and ${counted(activities, "activity", "activities")}`;
}

/** "Wed, Dec 9, 2026": the last day on which a login keeps the account. */
export const lastDayText = ({ deletesAt }: Deletion): string =>
  formatDateWithDay(dateInZone(new Date(deletesAt), browserTimeZone()));

/** What the login page says after the deletion. */
export const deletionReceipt = (deletion: Deletion): AuthNotice => ({
  title: "Your account is deleted",
  text:
    `It held ${contentText(deletion)}. Your watch is disconnected, and your calendar and public links have ended. ` +
    `Until ${lastDayText(deletion)}, ${timeText(new Date(deletion.deletesAt), browserTimeZone())}, ` +
    "you can log in to keep it. After that, nothing can be brought back.",
  file: "triplan-deletion.txt",
});
