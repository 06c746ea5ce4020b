export type { AimedExercise } from "./aimed-week.ts";
export { planAims, withAims } from "./week-aims.ts";
