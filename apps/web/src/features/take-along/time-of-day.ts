const STEP = 5;

const two = (part: number) => String(part).padStart(2, "0");

/** The value of a time field: "06:30"; empty without a time. */
export const timeOf = (minute: number | null | undefined): string =>
  typeof minute === "number" ? `${two(Math.floor(minute / 60))}:${two(minute % 60)}` : "";

/** Minutes after midnight of a time field, in steps of five; null if it is empty. */
export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined) return null;
  return hours * 60 + Math.floor(minutes / STEP) * STEP;
}
