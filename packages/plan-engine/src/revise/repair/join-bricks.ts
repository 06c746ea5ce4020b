import { isOpen, type FixResult, type StoredExercise } from "./fix-types.ts";

/** Moves the open run of a brick to the day of its ride if they are placed on different days. */
export function joinBricks(stored: readonly StoredExercise[]): {
  rows: StoredExercise[];
  moved: FixResult["moved"];
} {
  const moved: FixResult["moved"] = [];
  const rows = stored.map((row) => {
    if (row.brickId === null || row.type !== "run" || row.day === null || !isOpen(row)) return row;
    const ride = stored.find((other) => other.brickId === row.brickId && other.type === "bike");
    const day = ride?.day ?? null;
    if (day === null || day === row.day) return row;
    moved.push({ slotKey: row.slotKey, day });
    return { ...row, day };
  });
  return { rows, moved };
}
