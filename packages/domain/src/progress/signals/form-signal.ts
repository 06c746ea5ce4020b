/** Fitness and form of a morning, with how far form may be off. */
export interface FormMorning {
  fitness: number;
  form: number;
  error: number;
}

/** Form below this share of fitness is very low. */
const VERY_LOW = -0.45;
const MIN_MORNINGS = 3;

/** True if form was very low on the last three mornings, however far it may be off. */
export function isFormVeryLow(mornings: readonly FormMorning[]): boolean {
  const last = mornings.slice(-MIN_MORNINGS);
  return (
    last.length === MIN_MORNINGS &&
    last.every(({ fitness, form, error }) => fitness > 0 && form + error < VERY_LOW * fitness)
  );
}
