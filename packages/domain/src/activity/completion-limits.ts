import type { Discipline } from "../sport/discipline.ts";

/** Bounds of what an athlete enters as done. */
export const COMPLETION_LIMITS = {
  /** Up to a whole day. */
  durationSeconds: { min: 1, max: 86_400 },
  /** Beats per minute. */
  averageHeartRate: { min: 30, max: 250 },
  /** Rate of perceived exertion (Borg's CR10): 1 is very easy, 10 all out. */
  rpe: { min: 1, max: 10 },
  /** 1 is unwell, 5 strong. */
  feeling: { min: 1, max: 5 },
  /** Characters. */
  notes: { max: 2000 },
} as const;

/** Metres per second on average: just above the records of 50 m swimming and 400 m running. */
const FASTEST: Readonly<Record<Discipline, number>> = { swim: 2.5, bike: 25, run: 10 };

/** False for a distance in metres that nobody covers in that time, in seconds. */
export const isPossibleDistance = (
  discipline: Discipline,
  { meters, seconds }: { meters: number; seconds: number },
): boolean => meters <= FASTEST[discipline] * seconds;
