import {
  EXPERIENCE_LEVELS,
  type Discipline,
  type ExperienceLevel,
  type Intensity,
  type RaceType,
  type StepFeel,
} from "@triplan/domain";
import type { Effort } from "../../intensity/index.ts";
import type {
  BrickTemplate,
  EdgeStep,
  RepeatStep,
  SessionTemplate,
  Stretch,
  TemplateStep,
  WeekKind,
} from "./template-types.ts";

// One letter per kind of week and per race keeps a template to a few lines, so that all can be
// compared side by side.
const WEEK_LETTERS = {
  B: "base",
  U: "build",
  P: "peak",
  T: "taper",
  V: "recovery",
  R: "race",
} as const satisfies Record<string, WeekKind>;

const RACE_LETTERS = {
  S: "sprint",
  O: "olympic",
  H: "70.3",
  I: "ironman",
} as const satisfies Record<string, RaceType>;

/** Weeks and races as letters, minimum level (0 to 2), minutes. */
interface Suits {
  weeks: string;
  races: string;
  level: 0 | 1 | 2;
  minutes: readonly [number, number];
}

type Head = readonly [id: string, name: string, intensity: Intensity];

const lookup = <T>(letters: string, table: Readonly<Record<string, T>>): ReadonlySet<T> =>
  new Set(Object.keys(table).flatMap((key) => (letters.includes(key) ? (table[key] ?? []) : [])));

const common = ([id, name, intensity]: Head, suits: Suits, purpose: string) => ({
  id,
  name,
  intensity,
  weeks: lookup<WeekKind>(suits.weeks, WEEK_LETTERS),
  races: lookup<RaceType>(suits.races, RACE_LETTERS),
  levels: new Set<ExperienceLevel>(EXPERIENCE_LEVELS.slice(suits.level)),
  minutes: suits.minutes,
  purpose,
});

export const templateOf =
  (discipline: Discipline) =>
  (head: Head, suits: Suits, steps: readonly TemplateStep[], purpose: string): SessionTemplate => ({
    ...common(head, suits, purpose),
    discipline,
    steps,
  });

export const brick = (
  head: Head,
  suits: Suits & { runMinutes: readonly [number, number] },
  bike: readonly TemplateStep[],
  run: readonly TemplateStep[],
  purpose: string,
): BrickTemplate => ({
  ...common(head, suits, purpose),
  runMinutes: suits.runMinutes,
  bike,
  run,
});

/** Metres to swim and seconds of rest after them. */
export const swum = (quantity: number, effort: Effort, rest = 0): Stretch => ({
  quantity,
  effort,
  rest,
});

// Rounds minutes to a grid of 5 s, since a third of a minute is 20 s.
const secondsOf = (minutes: number) => Math.round(minutes * 12) * 5;

/** Minutes on the bike or run. */
export const timed = (minutes: number, effort: Effort): Stretch => ({
  quantity: secondsOf(minutes),
  effort,
  rest: 0,
});

/** The stretch by feel instead of at a target pace. */
export const byFeel = (stretch: Stretch, feel: StepFeel): Stretch => ({ ...stretch, feel });

export const repeat = (
  [least, most]: readonly [number, number],
  items: readonly Stretch[],
  recovery: Stretch | null = null,
): RepeatStep => ({ kind: "repeat", least, most, items, recovery });

const easy = (kind: "warmup" | "cooldown", quantity: number | null): EdgeStep => ({
  kind,
  quantity,
  effort: "Z1",
});

/** As long as the exercise asks for. */
export const warmup = (): EdgeStep => easy("warmup", null);
export const cooldown = (): EdgeStep => easy("cooldown", null);
/** Of a fixed length, in metres or minutes. */
export const warmupMeters = (meters: number): EdgeStep => easy("warmup", meters);
export const warmupMinutes = (minutes: number): EdgeStep => easy("warmup", secondsOf(minutes));
export const cooldownMeters = (meters: number): EdgeStep => easy("cooldown", meters);
export const cooldownMinutes = (minutes: number): EdgeStep => easy("cooldown", secondsOf(minutes));

/** Never shorter than the first, up to the second length, in metres or minutes. */
export const edgeBetween = (
  kind: "warmup" | "cooldown",
  [least, most]: readonly [number, number],
  unit: "m" | "min",
): EdgeStep => {
  const inUnit = (length: number) => (unit === "m" ? length : secondsOf(length));
  return { kind, quantity: inUnit(least), most: inUnit(most), effort: "Z1" };
};

export const steady = (effort: Effort, most?: number): TemplateStep => ({
  kind: "steady",
  effort,
  ...(most !== undefined && { most }),
});
