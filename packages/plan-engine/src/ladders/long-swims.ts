/** A long swim: its metres and the longest piece without a stop. */
export interface LongSwim {
  meters: number;
  piece: number;
}

export const SHORTEST_SWIM: LongSwim = { meters: 600, piece: 200 };

/** The rungs of the long swim, each a step beyond the one before. */
export const LONG_SWIMS: readonly LongSwim[] = [
  SHORTEST_SWIM,
  { meters: 800, piece: 300 },
  { meters: 1000, piece: 400 },
  { meters: 1200, piece: 500 },
  { meters: 1400, piece: 750 },
  { meters: 1600, piece: 750 },
  { meters: 1800, piece: 1000 },
  { meters: 2000, piece: 1200 },
  { meters: 2200, piece: 1500 },
  { meters: 2400, piece: 1900 },
  { meters: 2600, piece: 1900 },
  { meters: 2800, piece: 2200 },
  { meters: 3000, piece: 2600 },
  { meters: 3200, piece: 3000 },
  { meters: 3400, piece: 3200 },
  { meters: 3600, piece: 3400 },
  { meters: 3800, piece: 3600 },
  { meters: 4000, piece: 3800 },
];
