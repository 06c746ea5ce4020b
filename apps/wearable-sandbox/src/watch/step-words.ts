import type { StepDocument, WorkoutDocument } from "../partner/workout-document.ts";

type Sport = WorkoutDocument["sport"];

const INTENSITY_WORDS: Readonly<Record<StepDocument["intensity"], string>> = {
  REST: "Rest",
  WARMUP: "Warm up",
  COOLDOWN: "Cool down",
  RECOVERY: "Recover",
  ACTIVE: "Go",
  INTERVAL: "Go",
  MAIN: "Main",
};

/** Seconds as "1:02:03" or "2:03". */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, ...rest] = parts;
  const text = rest.map((part) => String(part).padStart(2, "0")).join(":");
  return hours > 0 ? `${hours}:${text}` : text.replace(/^0/, "");
}

function durationWords({ durationType, durationValue }: StepDocument): string {
  if (typeof durationValue !== "number") return "until you press Lap";
  if (durationType === "DISTANCE") return `${Math.round(durationValue)} m`;
  if (durationType === "FIXED_REPETITION") return `next start at ${clock(durationValue)}`;
  return clock(durationValue);
}

const METERS: Readonly<Record<Sport, number>> = {
  LAP_SWIMMING: 100,
  RUNNING: 1000,
  CYCLING: 1000,
};

/** "4:58-5:05 /km": the faster pace first. */
function paceWords(sport: Sport, low: number, high: number): string {
  const unit = sport === "LAP_SWIMMING" ? "/100 m" : "/km";
  const paces = [high, low].filter((speed) => speed > 0).map((speed) => METERS[sport] / speed);
  return `${[...new Set(paces.map(clock))].join("-")} ${unit}`;
}

const range = (low: number, high: number, digits = 0): string =>
  [...new Set([low, high].map((value) => value.toFixed(digits)))].join("-");

type RangeWords = (low: number, high: number) => string;

const targetTable = (sport: Sport, isPercent: boolean): Readonly<Record<string, RangeWords>> => ({
  PACE: (low, high) => paceWords(sport, low, high),
  SPEED: (low, high) => `${range(low * 3.6, high * 3.6, 1)} km/h`,
  HEART_RATE: (low, high) => `${range(low, high)} bpm`,
  POWER: (low, high) => `${range(low, high)} ${isPercent ? "% FTP" : "W"}`,
});

function targetWords(sport: Sport, step: StepDocument): string {
  if (step.secondaryTargetType) {
    const low = step.secondaryTargetValueLow ?? 0;
    return paceWords(sport, low, step.secondaryTargetValueHigh ?? low);
  }
  const words = targetTable(sport, step.targetValueType === "PERCENT")[step.targetType ?? "OPEN"];
  const low = step.targetValueLow ?? 0;
  return words?.(low, step.targetValueHigh ?? low) ?? "";
}

/** A step as the watch shows it: "Go · 6:00 · 4:58-5:05 /km". */
export const stepWords = (sport: Sport, step: StepDocument): string =>
  [INTENSITY_WORDS[step.intensity], durationWords(step), targetWords(sport, step)]
    .filter((word) => word !== "")
    .join(" · ");
