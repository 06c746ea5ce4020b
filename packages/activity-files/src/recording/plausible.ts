/** Bounds of plausible measurements; devices write other values where they measured nothing. */
const RANGES = {
  heartRate: [20, 255],
  speed: [0, 60],
  power: [0, 3000],
  cadence: [0, 300],
  altitude: [-1000, 10_000],
  distance: [0, 5_000_000],
  duration: [0, 7 * 86_400],
  calories: [0, 100_000],
  elevationGain: [0, 100_000],
} as const;

/** The value if it is a plausible measurement, else null. */
export function plausible(kind: keyof typeof RANGES, value: unknown): number | null {
  const [min, max] = RANGES[kind];
  return typeof value === "number" && value >= min && value <= max ? value : null;
}

/** Like `plausible`, for text in XML. */
export function plausibleText(kind: keyof typeof RANGES, text: string | undefined): number | null {
  return text === undefined || text === "" ? null : plausible(kind, Number(text));
}

/** Text without control characters, cut to a length that can be stored; null if nothing is left. */
export function plainText(text: unknown, maxLength: number): string | null {
  if (typeof text !== "string") return null;
  const plain = text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, "")
    .trim();
  return plain.slice(0, maxLength).toWellFormed() || null;
}
