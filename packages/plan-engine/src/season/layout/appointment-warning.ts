import { DAY_NAMES, DISCIPLINE_NOUNS, listed } from "@triplan/domain";
import { spokenMinutes } from "../../model/words.ts";
import type { LaidOutWeek } from "./lay-out-week.ts";

/** Says in how many load weeks an appointment's exercise is shorter than the appointment, or left out. */
export function appointmentWarning(weeks: readonly LaidOutWeek[]): string | null {
  const load = weeks.filter(({ frame }) => frame.isLoading);
  const kept = load.flatMap(({ frame, slots }) =>
    frame.days.flatMap(({ day, appointment }) => {
      if (!appointment) return [];
      const slot = slots.find(({ pin }) => pin?.day === day);
      const asked = spokenMinutes(appointment.minutes);
      const name = `${DAY_NAMES[day]}'s ${DISCIPLINE_NOUNS[appointment.sport]} of ${asked}`;
      return [{ name, isShort: (slot?.minutes ?? 0) < appointment.minutes }];
    }),
  );
  const short = [...Map.groupBy(kept, ({ name }) => name)].flatMap(([name, each]) => {
    const count = each.filter(({ isShort }) => isShort).length;
    return count === 0 ? [] : [`${name} in ${count} of ${each.length} load weeks`];
  });
  if (short.length === 0) return null;
  return `Shorter than your appointments, to stay within safe steps and the hours of their weeks: ${listed(short)}. Leave early in these weeks.`;
}
