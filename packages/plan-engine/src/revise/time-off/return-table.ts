import type { Zone } from "@triplan/domain";

/** Which hard exercises a week of the way back may have. */
interface HardRule {
  /** Number of hard exercises; null: as planned. */
  most: number | null;
  /** How many fewer than planned. */
  fewer: number;
  /** Days after the first day back without hard exercises. */
  afterDays: number;
  maxZone: Zone | null;
}

/** How training returns after days off. */
export interface ReturnRow {
  /** Days off from which the row holds. */
  daysOff: number;
  /** Shares of the last load weeks, week by week. */
  parts: readonly number[];
  hard: readonly HardRule[];
  /** Steps that each ladder goes back. */
  rungsBack: number;
}

const AS_PLANNED: HardRule = { most: null, fewer: 0, afterDays: 0, maxZone: null };
const NONE: HardRule = { ...AS_PLANNED, most: 0 };
const ONE: HardRule = { ...AS_PLANNED, most: 1 };

/** From the start of its ladder. */
const ALL_RUNGS = 99;

/** Rows by days off, the longest first (adaptation.md 2.3); 56 days and more return as 42 do. */
const ROWS: readonly ReturnRow[] = [
  {
    daysOff: 42,
    parts: [0.4, 0.5, 0.6, 0.7, 0.85],
    hard: [NONE, NONE, NONE, AS_PLANNED, AS_PLANNED],
    rungsBack: ALL_RUNGS,
  },
  {
    daysOff: 28,
    parts: [0.5, 0.6, 0.7, 0.85],
    hard: [NONE, NONE, ONE, AS_PLANNED],
    rungsBack: 3,
  },
  { daysOff: 21, parts: [0.55, 0.7, 0.85], hard: [NONE, NONE, AS_PLANNED], rungsBack: 2 },
  { daysOff: 14, parts: [0.6, 0.8], hard: [NONE, { ...ONE, maxZone: "Z4" }], rungsBack: 2 },
  {
    daysOff: 7,
    parts: [0.7, 0.9],
    hard: [
      { ...ONE, afterDays: 3, maxZone: "Z3" },
      { ...AS_PLANNED, fewer: 1 },
    ],
    rungsBack: 1,
  },
  { daysOff: 4, parts: [0.85], hard: [{ ...AS_PLANNED, afterDays: 2 }], rungsBack: 0 },
];

/** The row for the days off; null up to three days, after which training goes on as planned. */
export const returnRow = (daysOff: number): ReturnRow | null =>
  ROWS.find((row) => daysOff >= row.daysOff) ?? null;
