import type { RaceKind, RacePriority } from "./plan-race.ts";

/** How much a race asks of the days around it. */
export const RACE_SIZES = ["short", "middle", "long"] as const;
export type RaceSize = (typeof RACE_SIZES)[number];

const SIZE_OF_KIND: Partial<Record<RaceKind, RaceSize>> = {
  sprint: "short",
  olympic: "middle",
  "70.3": "long",
  "5k": "short",
  "10k": "middle",
  "half-marathon": "middle",
  marathon: "long",
};

/** Minutes up to which a race is of each size. */
const MAX_MINUTES = { short: 90, middle: 210, long: 450 } as const satisfies Record<
  RaceSize,
  number
>;

/** The size of a race; null for one that needs a plan of its own, such as an Ironman. */
export function raceSize(kind: RaceKind, expectedMinutes: number): RaceSize | null {
  if (kind === "ironman") return null;
  const bySize = RACE_SIZES.find((size) => expectedMinutes <= MAX_MINUTES[size]);
  return SIZE_OF_KIND[kind] ?? bySize ?? null;
}

/** The days around a race: shares of their planned load, the day nearest to the race first. */
export interface RaceWindow {
  before: readonly number[];
  after: readonly number[];
  /** Days after the race with easy exercises only, and days without a run. */
  easyDays: number;
  runFreeDays: number;
}

type Windows = Record<RaceSize, Record<Exclude<RacePriority, "A">, RaceWindow>>;

const SHORT_AFTER = { after: [0.3, 0.7], easyDays: 2, runFreeDays: 1 } as const;
const MIDDLE_REST = { easyDays: 4, runFreeDays: 2 } as const;
const LONG_REST = { easyDays: 10, runFreeDays: 5 } as const;

/** @see docs/plan-engine.md#several-races */
export const RACE_WINDOWS: Windows = {
  short: {
    B: { before: [0.4, 0.6], ...SHORT_AFTER },
    C: { before: [0.5], ...SHORT_AFTER },
  },
  middle: {
    B: { before: [0.35, 0.5, 0.7], after: [0, 0.4, 0.5, 0.7], ...MIDDLE_REST },
    C: { before: [0.5], after: [0, 0.4, 0.6], ...MIDDLE_REST },
  },
  long: {
    B: {
      before: [0.3, 0.4, 0.6, 0.7, 0.8],
      after: [0, 0, 0.3, 0.4, 0.5, 0.5, 0.6, 0.7, 0.8, 0.9],
      ...LONG_REST,
    },
    C: { before: [0.4, 0.6], after: [0, 0, 0.3, 0.4, 0.5, 0.6, 0.7], ...LONG_REST },
  },
};

/** Days that a B race keeps from the plan's own race at least. */
export const DAYS_TO_A = { short: 14, middle: 21, long: 35 } as const satisfies Record<
  RaceSize,
  number
>;
