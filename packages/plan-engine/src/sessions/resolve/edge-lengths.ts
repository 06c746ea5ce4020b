import type { Discipline } from "@triplan/domain";

interface EdgeLengths {
  /** Up to these minutes. */
  minutes: number;
  warmup: number;
  cooldown: number;
}

/** Warm-up and cool-down by minutes of the exercise: in minutes, those of swims in metres. */
const LENGTHS = {
  swim: [
    { minutes: 30, warmup: 200, cooldown: 100 },
    { minutes: 50, warmup: 300, cooldown: 100 },
    { minutes: Number.POSITIVE_INFINITY, warmup: 400, cooldown: 200 },
  ],
  bike: [
    { minutes: 45, warmup: 8, cooldown: 4 },
    { minutes: 60, warmup: 10, cooldown: 5 },
    { minutes: 90, warmup: 15, cooldown: 8 },
    { minutes: Number.POSITIVE_INFINITY, warmup: 15, cooldown: 10 },
  ],
  run: [
    { minutes: 35, warmup: 8, cooldown: 4 },
    { minutes: 50, warmup: 10, cooldown: 5 },
    { minutes: 75, warmup: 12, cooldown: 5 },
    { minutes: Number.POSITIVE_INFINITY, warmup: 15, cooldown: 8 },
  ],
} as const satisfies Record<Discipline, readonly EdgeLengths[]>;

/** Length of a warm-up or cool-down: minutes on the bike and run, metres in the water. */
export function edgeLength(
  discipline: Discipline,
  minutes: number,
  kind: "warmup" | "cooldown",
): number {
  const lengths: readonly EdgeLengths[] = LENGTHS[discipline];
  return lengths.find((each) => minutes <= each.minutes)?.[kind] ?? 0;
}
