import { formatHours, PHASE_NAMES } from "@triplan/domain";
import type { Progress } from "./progress-types.ts";

type Fitness = Progress["fitness"];
type Morning = Fitness["planned"][number];

interface DatedMorning {
  /** Days since the plan's first Sunday. */
  day: number;
  morning: Morning;
}

const dated = (mornings: readonly Morning[], from = 0): DatedMorning[] =>
  mornings.map((morning, index) => ({ day: from + index, morning }));

/**
 * The mornings to draw: done until today and expected from then on. While too little is recorded, done
 * until the first week without a record, and the plan after it.
 */
export function morningsOf({ planned, done, projected, isReliable, unansweredWeeks }: Fitness): {
  past: DatedMorning[];
  ahead: DatedMorning[];
} {
  if (isReliable)
    return done.length === 0
      ? { past: [], ahead: dated(planned) }
      : { past: dated(done), ahead: dated(projected, planned.length - projected.length) };
  const known = 7 * ((unansweredWeeks[0] ?? 1) - 1);
  return { past: dated(done.slice(0, known + 1)), ahead: dated(planned.slice(known), known) };
}

const signed = (value: number) => {
  const whole = Math.round(value);
  return whole > 0 ? `+${whole}` : String(whole);
};

/** Fitness and form on the first morning of a week; empty where too little is recorded. */
export function weekMorning(fitness: Fitness, week: number): { fitness: string; form: string } {
  const day = 7 * (week - 1);
  const { past, ahead } = morningsOf(fitness);
  const morning = [...past, ...ahead].find((each) => each.day === day)?.morning;
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
  const test = each.hasTest ? "with a test" : null;
  const race = each.week === weeks.length ? "race week" : null;
  const parts = [planned, done, condition, test, race].filter((part) => part !== null);
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
  const { race, isReliable, today } = fitness;
  if (!race || (!isReliable && !race.isPlanned)) return size;
  const now =
    isReliable && today?.word ? ` Today your form is ${signed(today.form)}: ${today.word}.` : "";
  return `${size}${now} By race morning your form ${race.isPlanned ? "should be" : "is expected at"} ${signed(race.form)}.`;
}

interface Scale {
  min: number;
  max: number;
  /** Days over the whole width. */
  days: number;
}

export interface Point {
  day: number;
  value: number;
}

/** SVG path on a grid of 1000 × 100 through the values of consecutive mornings. */
export const linePath = (points: readonly Point[], { min, max, days }: Scale): string =>
  points
    .map(({ day, value }, index) => {
      const y = 100 * (1 - (value - min) / Math.max(1, max - min));
      return `${index === 0 ? "M" : "L"}${((1000 * day) / days).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
