export interface Point {
  at: number;
  value: number;
}

/** Linear between the points, which are in ascending order; constant outside them. */
export function interpolate(points: readonly [Point, ...Point[]], at: number): number {
  const next = points.findIndex((point) => point.at >= at);
  const above = points.at(next);
  const below = points.at(next === -1 ? -1 : Math.max(0, next - 1));
  if (!above || !below) return points[0].value;
  if (above.at === below.at) return above.value;
  return below.value + ((at - below.at) / (above.at - below.at)) * (above.value - below.value);
}
