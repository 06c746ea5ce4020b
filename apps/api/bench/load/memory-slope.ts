export interface Point {
  minutes: number;
  megabytes: number;
}

/** Growth in MB a minute: the slope of the least-squares line through the points. */
export function memorySlope(points: readonly Point[]): number {
  const time = mean(points.map(({ minutes }) => minutes));
  const size = mean(points.map(({ megabytes }) => megabytes));
  const spread = points.reduce((sum, { minutes }) => sum + (minutes - time) ** 2, 0);
  const shared = points.reduce(
    (sum, { minutes, megabytes }) => sum + (minutes - time) * (megabytes - size),
    0,
  );
  return shared / spread;
}

/** MB a minute that a run of this length may grow: in a short one caches and compiled code still grow. */
export const leakGoal = (minutes: number): number => (minutes < 10 ? 10 : 1);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
