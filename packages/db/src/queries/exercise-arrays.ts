import { sql, type RawBuilder } from "kysely";
import type { NewExercise } from "../tables/exercise.ts";

/** The SQL type of each column that the plan engine sets. */
const COLUMN_TYPES = {
  week: "integer",
  slotKey: "text",
  type: "text",
  templateId: "text",
  name: "text",
  duration: "integer",
  distance: "text",
  pace: "text",
  intensity: "text",
  description: "text",
  notes: "text",
  steps: "jsonb",
  suggestedDay: "integer",
  isKey: "boolean",
  brickId: "text",
  reasons: "jsonb",
  progress: "jsonb",
  baseDuration: "integer",
  baseIntensity: "text",
  baseTemplateId: "text",
  orderIndex: "integer",
  isDropped: "boolean",
} as const satisfies Record<keyof NewExercise, "integer" | "text" | "jsonb" | "boolean">;

type Column = keyof typeof COLUMN_TYPES;

// Object.keys widens to string; the keys are exactly those above.
const isColumn = (key: string): key is Column => key in COLUMN_TYPES;
export const NEW_EXERCISE_COLUMNS: readonly Column[] = Object.keys(COLUMN_TYPES).filter(isColumn);

function valueOf(exercise: NewExercise, column: Column) {
  const value = exercise[column];
  return COLUMN_TYPES[column] === "jsonb" && value !== null ? JSON.stringify(value) : value;
}

/**
 * The exercises as rows of `unnest`: one array per column, so that PostgreSQL plans one statement
 * for any number of rows.
 */
export function exerciseRows(exercises: readonly NewExercise[]): RawBuilder<unknown> {
  const arrays = NEW_EXERCISE_COLUMNS.map((column) => {
    const values = exercises.map((exercise) => valueOf(exercise, column));
    return sql`${values}::${sql.raw(COLUMN_TYPES[column])}[]`;
  });
  const names = NEW_EXERCISE_COLUMNS.map((column) => sql.ref(column));
  return sql`unnest(${sql.join(arrays)}) as new_exercise(${sql.join(names)})`;
}
