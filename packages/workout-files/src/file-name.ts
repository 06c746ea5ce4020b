import type { Discipline, IsoDate } from "@triplan/domain";

const MAX_WORDS = 60;

/** Letters that are not a letter with a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ı: "i",
  ł: "l",
  œ: "oe",
  ø: "o",
  ß: "ss",
  þ: "th",
};

/** Latin words with hyphens between them, for names of files ("Über 5 × 1" → "uber-5-1"). */
export function fileWords(text: string, fallback: string): string {
  const words = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[æđðıłœøßþ]/g, (letter) => PLAIN_LETTERS[letter] ?? "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_WORDS)
    .replaceAll(/^-+|-+$/g, "");
  return words || fallback;
}

/** "2027-03-18-run-cruise-intervals"; by week and slot while the exercise has no day. */
export function workoutFileName({
  scheduledDate,
  slotKey,
  type,
  name,
}: {
  scheduledDate: IsoDate | null;
  slotKey: string;
  type: Discipline;
  name: string;
}): string {
  const words = fileWords(name, "exercise");
  return scheduledDate === null ? `week-${slotKey}-${words}` : `${scheduledDate}-${type}-${words}`;
}
