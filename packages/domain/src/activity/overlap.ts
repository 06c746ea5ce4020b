interface Timed {
  /** Milliseconds since 1970 in UTC. */
  startMs: number;
  durationSeconds: number;
}

const end = ({ startMs, durationSeconds }: Timed) => startMs + durationSeconds * 1000;

/** Activities that overlap by this share of the shorter one are the same training. */
const SAME_OVERLAP = 0.8;

/** True if 80 % of the shorter activity lies inside the longer one. */
export function overlapsMostly(a: Timed, b: Timed): boolean {
  const together = Math.min(end(a), end(b)) - Math.max(a.startMs, b.startMs);
  return together >= SAME_OVERLAP * Math.min(a.durationSeconds, b.durationSeconds) * 1000;
}
