import { fc } from "@fast-check/vitest";
import { DISCIPLINES, INTENSITIES, WEEKDAYS } from "@triplan/domain";
import type { ExerciseRow } from "../model/week-types.ts";
import { exerciseRow, placedOn } from "./week-rows.ts";

const arbExercise = (id: number): fc.Arbitrary<ExerciseRow> =>
  fc
    .record({
      type: fc.constantFrom(...DISCIPLINES),
      minutes: fc.integer({ min: 3, max: 36 }).map((fives) => fives * 5),
      intensity: fc.constantFrom(...INTENSITIES),
      day: fc.option(fc.constantFrom(...WEEKDAYS)),
      suggestedDay: fc.option(fc.constantFrom(...WEEKDAYS)),
      brickId: fc.constantFrom(null, null, "a", "b"),
      isCompleted: fc.boolean(),
      isMatched: fc.boolean(),
    })
    .map(({ type, minutes, day, isCompleted, isMatched, ...over }) =>
      exerciseRow(type, minutes, {
        id,
        ...over,
        ...(day !== null && placedOn(day)),
        isCompleted: isCompleted && day !== null,
        matchedActivityId: isCompleted && isMatched && day !== null ? 100 + id : null,
      }),
    );

/** Exercises of any week: scheduled or not, completed or not, bricks, some of them split. */
export const arbRows: fc.Arbitrary<ExerciseRow[]> = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => arbExercise(id + 1))));

export const arbPlace = fc.constantFrom("available" as const, ...WEEKDAYS);
