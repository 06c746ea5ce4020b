/** A duration as spoken: "45 min", "2 h", "2 h 30 min". Whole minutes >= 0. */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?]) /).filter((sentence) => sentence !== "");
