import { DAY_NAMES, formatHours, listed, type WeeklySchedule } from "@triplan/domain";

const SHORT = 3;

/** The days that get more hours: "Mon and Wed 1:00 to 1:30, Sat 2:00 to 4:00". */
export function addedHoursText(before: WeeklySchedule, after: WeeklySchedule): string {
  const changed = before.flatMap(({ day, hours }) => {
    const more = after[day]?.hours ?? 0;
    const change = `${formatHours(60 * hours)} to ${formatHours(60 * more)}`;
    return more > hours ? [{ day: DAY_NAMES[day].slice(0, SHORT), change }] : [];
  });
  return [...Map.groupBy(changed, ({ change }) => change)]
    .map(([change, days]) => `${listed(days.map(({ day }) => day))} ${change}`)
    .join(", ");
}
