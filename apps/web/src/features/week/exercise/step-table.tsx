import { plannedPaceFigure, type ExerciseStep } from "@triplan/domain";
import { stepRows, type StepRow } from "@triplan/plan-engine";
import { classes, sportClass, useUnits } from "@triplan/ui";
import type { ExerciseRow } from "../model/week-types.ts";
import { StepNote } from "./step-note.tsx";
import styles from "./step-table.module.css";

const PART = {
  warmup: "Warm-up",
  main: "Main set",
  steady: "Steady",
  cooldown: "Cool-down",
} as const satisfies Record<ExerciseStep["kind"], string>;

function Row({ row, step }: { row: StepRow; step: ExerciseStep | undefined }) {
  const { kind, amount, between, sendOff, lengthTarget, effort, target, heart, rpe, feel } = row;
  const isMain = kind === "main";
  const drills = (step?.drills ?? []).map(({ name }) => name);
  const kit = step?.kit ?? [];
  return (
    <tr className={isMain ? styles.main : undefined}>
      <th scope="row">
        <b>{isMain ? amount : PART[kind]}</b>
        {!isMain && <span>{amount}</span>}
        {sendOff ? (
          <span>leave every {sendOff.every}</span>
        ) : (
          between && <span>{between} between</span>
        )}
        {drills.length > 0 && <span>{drills.join(", ")}</span>}
        {kit.length > 0 && <span>with {kit.join(", ")}</span>}
      </th>
      <td>
        <b>{lengthTarget ?? target ?? effort}</b>
        {lengthTarget && <span>{target}</span>}
        {target && <span>{effort}</span>}
        {heart && <span>{heart}</span>}
      </td>
      <td>
        <b>{rpe} of 10</b>
        <span>{feel}</span>
      </td>
    </tr>
  );
}

/** The steps of an exercise with target and feeling; the main set has the sport's edge. */
export function StepTable({ exercise }: { exercise: ExerciseRow }) {
  const units = useUnits();
  const { type, steps } = exercise;
  const rows = stepRows(steps, (pace) => plannedPaceFigure(type, pace, units));
  return (
    <>
      <table className={classes(styles.steps, sportClass(type))}>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Target</th>
            <th scope="col">Feels like</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={`${row.kind} ${row.amount} ${row.effort}`} row={row} step={steps[index]} />
          ))}
        </tbody>
      </table>
      <StepNote rows={rows} type={type} />
    </>
  );
}
