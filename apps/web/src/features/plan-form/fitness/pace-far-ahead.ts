import { DISCIPLINES, type Discipline, type PerDiscipline } from "@triplan/domain";

const POINTS_AHEAD = 2;

/** The sport whose pace earns two points more than both others; null if none does. */
export function paceFarAhead(points: PerDiscipline<number>): Discipline | null {
  return (
    DISCIPLINES.find((discipline) =>
      DISCIPLINES.every(
        (other) => other === discipline || points[discipline] >= points[other] + POINTS_AHEAD,
      ),
    ) ?? null
  );
}
