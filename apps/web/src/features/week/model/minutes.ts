import { DISCIPLINES, type Discipline, type PerDiscipline } from "@triplan/domain";

interface Timed {
  type: Discipline;
  duration: number;
}

export const plannedMinutes = (exercises: readonly Pick<Timed, "duration">[]): number =>
  exercises.reduce((sum, exercise) => sum + exercise.duration, 0);

export function perDiscipline<T>(work: (discipline: Discipline) => T): PerDiscipline<T> {
  const [swim, bike, run] = DISCIPLINES;
  return { swim: work(swim), bike: work(bike), run: work(run) };
}

export const minutesBySport = (exercises: readonly Timed[]): PerDiscipline<number> =>
  perDiscipline((discipline) =>
    plannedMinutes(exercises.filter((exercise) => exercise.type === discipline)),
  );
