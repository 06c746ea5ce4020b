export const DISCIPLINES = ["swim", "bike", "run"] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** One value for each discipline. */
export type PerDiscipline<T> = Record<Discipline, T>;
