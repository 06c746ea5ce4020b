import type { RaceType } from "../race/race-type.ts";
import { legSpans } from "./race-fuel.ts";
import type { RaceSplits } from "./race-times.ts";

export const RACE_MOMENTS = [
  "wake",
  "leave",
  "transition",
  "jog",
  "wetsuit",
  "warm-up",
  "gel",
  "line-up",
  "start",
  "bike",
  "run",
  "finish",
] as const;
export type RaceMomentKind = (typeof RACE_MOMENTS)[number];

export interface RaceMoment {
  kind: RaceMomentKind;
  /** Whole minutes from the start; before it negative. */
  minute: number;
}

type Before = Exclude<RaceMomentKind, "start" | "bike" | "run" | "finish">;

/** Minutes before the start. A jog is for races that begin fast. */
const SHORT: readonly (readonly [Before, number])[] = [
  ["wake", 180],
  ["leave", 135],
  ["transition", 105],
  ["jog", 60],
  ["wetsuit", 40],
  ["warm-up", 30],
  ["gel", 15],
  ["line-up", 8],
];
const LONG = SHORT.filter(([kind]) => kind !== "jog");
const BEFORE = { sprint: SHORT, olympic: SHORT, "70.3": LONG, ironman: LONG } as const;

/** The race morning in order, from waking up to the finish at these splits. */
export function raceMorning(raceType: RaceType, splits: RaceSplits): RaceMoment[] {
  const legs = legSpans(splits);
  return [
    ...BEFORE[raceType].map(([kind, minutes]) => ({ kind, minute: -minutes })),
    { kind: "start", minute: 0 },
    { kind: "bike", minute: Math.round(legs.bike.from) },
    { kind: "run", minute: Math.round(legs.run.from) },
    { kind: "finish", minute: Math.round(legs.run.to) },
  ];
}

const DAY_MINUTES = 1440;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

const two = (part: number) => String(part).padStart(2, "0");

/** Minutes after midnight of an `HH:MM` text; null if it is no time of day. */
export function parseTimeOfDay(text: string): number | null {
  const match = CLOCK.exec(text);
  return match && Number(match[1]) * 60 + Number(match[2]);
}

/** `HH:MM` of whole minutes after midnight, also of another day (-30 → "23:30"). */
export function formatTimeOfDay(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
