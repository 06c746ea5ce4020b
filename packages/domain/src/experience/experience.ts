import type { RacePaces } from "../race/race-paces.ts";
import type { PerDiscipline } from "../sport/discipline.ts";

export const EXPERIENCE_LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const MAX_EXPERIENCE_POINTS = 9;

/** Paces from which 1, 2 and 3 points are given. */
export const POINT_MARKS = {
  swim: [150, 120, 90],
  bike: [15, 18, 22],
  run: [540, 450, 360],
} as const satisfies PerDiscipline<readonly [number, number, number]>;

export interface Experience {
  level: ExperienceLevel;
  /** 0 to 9, the sum of `points`. */
  total: number;
  /** 0 to 3 for each discipline. */
  points: PerDiscipline<number>;
}

const reached = (marks: readonly number[], isReached: (mark: number) => boolean) =>
  marks.filter(isReached).length;

/** Points and level of an athlete with these race paces. */
export function experienceOf(paces: RacePaces): Experience {
  const points = {
    swim: reached(POINT_MARKS.swim, (mark) => paces.swim <= mark),
    bike: reached(POINT_MARKS.bike, (mark) => paces.bike >= mark),
    run: reached(POINT_MARKS.run, (mark) => paces.run <= mark),
  };
  const total = points.swim + points.bike + points.run;
  return { level: levelOf(total), total, points };
}

function levelOf(total: number): ExperienceLevel {
  if (total >= 7) return "advanced";
  return total >= 4 ? "intermediate" : "beginner";
}
