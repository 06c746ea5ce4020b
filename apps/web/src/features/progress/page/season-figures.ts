import { formatHours } from "@triplan/domain";
import { PHASE_NAMES } from "@triplan/ui";
import type { Progress } from "./progress-types.ts";

type Fitness = Progress["fitness"];
type Morning = Fitness["planned"][number];

/**
 * The mornings to draw: done until today and expected from then on, or only the plan while too little
 * is recorded. `from` is the day of the first expected morning.
 */
export function morningsOf({ planned, done, projected, isReliable }: Fitness): {
  past: Morning[];
  ahead: Morning[];
  from: number;
} {
  if (!isReliable || done.length === 0) return { past: [], ahead: planned, from: 0 };
  return { past: done, ahead: projected, from: planned.length - projected.length };
}

const signed = (value: number) => {
  const whole = Math.round(value);
  return whole > 0 ? `+${whole}` : String(whole);
};

/** Fitness and form on the first morning of a week; empty where too little is recorded. */
export function weekMorning(fitness: Fitness, week: number): { fitness: string; form: string } {
  const day = 7 * (week - 1);
  const { past, ahead, from } = morningsOf(fitness);
  const morning = past[day] ?? ahead[day - from];
  if (!morning || !fitness.isReliable) return { fitness: "–", form: "–" };
  return { fitness: String(Math.round(morning.fitness)), form: signed(morning.form) };
}

export const phaseText = ({ phase, isRecovery }: Progress["weeks"][number]): string =>
  `${PHASE_NAMES[phase]}${isRecovery ? ", recovery" : ""}`;

/** A week's figures in words. */
export function weekText({ weeks, fitness, week: current }: Progress, index: number): string {
  const each = weeks[index];
  if (!each) return "";
  const planned = `${formatHours(each.plannedMinutes)} h planned`;
  const done = each.isUnanswered
    ? "no record"
    : each.week > current
      ? null
      : `${formatHours(each.doneMinutes)} h done`;
  const { fitness: value, form } = weekMorning(fitness, each.week);
  const condition = value === "–" ? null : `fitness ${value}, form ${form}`;
  const parts = [planned, done, condition].filter((part) => part !== null);
  return `Week ${each.week}, ${phaseText(each)}: ${parts.join(", ")}`;
}

/** Where the plan leads, in a sentence. */
export function leadSentence({ weeks, fitness, week: current }: Progress): string {
  const biggest = weeks.reduce((most, each) =>
    each.plannedMinutes > most.plannedMinutes ? each : most,
  );
  const hours = `${formatHours(biggest.plannedMinutes)} h in week ${biggest.week}`;
  const size =
    biggest.week > current
      ? `Your biggest week is still ahead: ${hours}.`
      : `Your biggest week was ${hours}.`;
  const { race, isReliable } = fitness;
  if (!race || (!isReliable && !race.isPlanned)) return size;
  return `${size} By race morning your form ${race.isPlanned ? "should be" : "is expected at"} ${signed(race.form)}.`;
}

interface Scale {
  min: number;
  max: number;
  /** Days over the whole width. */
  days: number;
}

/** SVG path on a grid of 1000 × 100 through the values of consecutive mornings. */
export const linePath = (
  values: readonly number[],
  from: number,
  { min, max, days }: Scale,
): string =>
  values
    .map((value, index) => {
      const x = (1000 * (from + index)) / days;
      const y = 100 * (1 - (value - min) / Math.max(1, max - min));
      return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
