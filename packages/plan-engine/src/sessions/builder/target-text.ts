import {
  PERCEIVED_EXERTION,
  type StepInterval,
  type StepTarget,
  type TargetRange,
  type Zone,
} from "@triplan/domain";

/** Adds the unit to a step's pace ("2:26" → "2:26/100m"), in the reader's units. */
export type PaceInWords = (pace: string) => string;

type TargetedInterval = StepInterval & { target: StepTarget };

/** "RPE 7-8 (single words)". */
export function exertionText(zone: Zone): string {
  const { rpe, words } = PERCEIVED_EXERTION[zone];
  return `RPE ${rpe} (${words})`;
}

/** "Z4, 8:05-8:40/mi, RPE 7-8 (single words), HR 161-170". */
export function targetText(interval: TargetedInterval, inWords: PaceInWords): string {
  const { zone, isRacePace, target } = interval;
  const heart = heartText(target);
  if (zone === "Z1" && !isRacePace) return `easy (Z1), ${exertionText(zone)}${heart}`;
  const amount = amountText(interval, inWords);
  if (isRacePace) return `at race pace, ${amount} (${zone}), ${exertionText(zone)}${heart}`;
  if (zone === "Z6") return `fast, ${exertionText(zone)}`;
  return `${zone}, ${amount}, ${exertionText(zone)}${heart}`;
}

/** ", HR 161-170"; empty while the heart rate is unknown. */
export const heartText = ({ heartRate }: StepTarget): string =>
  heartRate ? `, HR ${rangeText(heartRate, "")}` : "";

/** "161-170 bpm"; null while the heart rate is unknown. */
export const heartRangeText = (target: StepTarget | undefined): string | null =>
  target?.heartRate ? rangeText(target.heartRate, " bpm") : null;

/** The range in the sport's unit; watts before the speed, which holds on the flat. */
export function amountText(interval: TargetedInterval, inWords: PaceInWords): string {
  const { pace, target } = interval;
  if (target.watts) {
    return `${rangeText(target.watts, " W")} (about ${inWords(pace)} on the flat)`;
  }
  const text = paceRange(target, inWords);
  return inWords(pace).endsWith("/h") || inWords(pace).endsWith("mph")
    ? `${text} on the flat`
    : text;
}

/** "8:05-8:40/mi", "18.5-20 mph", "2:00/100m", "10:50/mi or slower". */
function paceRange({ slow, fast }: StepTarget, inWords: PaceInWords): string {
  if (slow === null && fast === null) return "";
  if (slow === null) return `${inWords(fast ?? "")} or slower`;
  if (fast === null) return `${inWords(slow)} or faster`;
  if (slow === fast) return inWords(slow);
  // A pace counts time and a speed distance: the smaller number comes first.
  const [first, last] = slow.includes(":") ? [fast, slow] : [slow, fast];
  return `${inWords(first).replace(UNIT, "")}-${inWords(last)}`;
}

const UNIT = /(?: ?[a-z/]+|\/100m)$/i;

function rangeText({ from, to }: TargetRange, unit: string): string {
  if (from === null) return `below ${to ?? ""}${unit}`;
  return to === null ? `above ${from}${unit}` : `${from}-${to}${unit}`;
}
