import { Button } from "@mantine/core";
import type { IsoDate, TestResult } from "@triplan/domain";
import { Link } from "react-router-dom";
import { useBoard } from "../placing/use-board.tsx";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./exercise-details.module.css";

/** The result that each test of the engine's library asks for, by template. */
const RESULT_OF: ReadonlyMap<string, TestResult["kind"]> = new Map([
  ["S18", "swim-test"],
  ["S22", "swim-test"],
  ["B19", "bike-20"],
  ["B22", "bike-ramp"],
  ["R19", "run-30"],
  ["R22", "run-20"],
]);

/** Leads from a test to the form for its result; nothing for other exercises. */
export function TestResultLink({ exercise }: { exercise: ExerciseRow }) {
  const { today } = useBoard();
  const result = RESULT_OF.get(exercise.templateId);
  if (!result) return null;
  const date = dayOf(exercise, today);
  return (
    <div className={styles.test}>
      <p className={styles.why}>After the test, enter what you measured: your zones follow it.</p>
      <Button
        component={Link}
        to={`/zones?${String(new URLSearchParams({ result, date }))}`}
        variant="default"
      >
        Enter result
      </Button>
    </div>
  );
}

/** The exercise's day, or today if that is still to come. */
const dayOf = ({ scheduledDate }: ExerciseRow, today: IsoDate): IsoDate =>
  scheduledDate !== null && scheduledDate < today ? scheduledDate : today;
