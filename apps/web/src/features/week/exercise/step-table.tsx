import { type Discipline, type ExerciseStep } from "@triplan/domain";
import {
  brickChangeMinutes,
  STEP_NAMES,
  stepFigures,
  stepRows,
  type StepRow,
} from "@triplan/plan-engine";
import { sportClass, useUnits } from "@triplan/ui";
import { Fragment } from "react";
import type { ExerciseRow } from "../model/week-types.ts";
import { StepNote } from "./step-note.tsx";
import styles from "./step-table.module.css";

const HALF = { swim: "Swim", bike: "Ride", run: "Run" } as const satisfies Record<
  Discipline,
  string
>;

const secondsOf = ({ repeat, intervals }: ExerciseStep) =>
  repeat * intervals.reduce((sum, { seconds }) => sum + seconds, 0);

/** What an exercise is about: its main sets, or its longest steady step without one. */
function leadsOf(steps: readonly ExerciseStep[]): readonly ExerciseStep[] {
  const mains = steps.filter(({ kind }) => kind === "main");
  if (mains.length > 0) return mains;
  const steady = steps.filter(({ kind }) => kind === "steady");
  return steady.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, 1);
}

interface RowProps {
  row: StepRow;
  step: ExerciseStep | undefined;
  /** Has the edge and the wash of the sport. */
  isLead: boolean;
  /** The ride or the run of a brick, which share the table. */
  half: string | null;
}

function Row({ row, step, isLead, half }: RowProps) {
  const { kind, amount, between, sendOff, lengthTarget, effort, target, heart, rpe, feel } = row;
  const isMain = kind === "main";
  const drills = (step?.drills ?? []).map(({ name }) => name);
  const kit = step?.kit ?? [];
  const name = isMain ? amount : STEP_NAMES[kind];
  return (
    <tr className={isLead ? styles.main : undefined}>
      <th scope="row">
        <b>{half === null ? name : `${half}: ${isMain ? name : name.toLowerCase()}`}</b>
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

/** The change from the ride to the run, a step with a time of its own. */
const ChangeRow = ({ minutes }: { minutes: number }) => (
  <tbody>
    <tr className={styles.change}>
      <th scope="row">
        <b>Change</b>
        <span>shoes, belt, cap, go</span>
      </th>
      <td>
        <b>under {minutes} min</b>
      </td>
      <td>
        <b>calm hands</b>
      </td>
    </tr>
  </tbody>
);

/** The steps with target and feeling; what it is about has the sport's edge. A brick has one table. */
export function StepTable({ parts }: { parts: readonly ExerciseRow[] }) {
  const units = useUnits();
  const [ride] = parts;
  const isBrick = parts.length > 1;
  const tables = parts.map((part) => ({
    part,
    leads: leadsOf(part.steps),
    rows: stepRows(part.steps, stepFigures(part.type, units)),
  }));
  return (
    <>
      <table className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Target</th>
            <th scope="col">Feels like</th>
          </tr>
        </thead>
        {tables.map(({ part, leads, rows }, index) => (
          <Fragment key={part.id}>
            {index > 0 && ride && <ChangeRow minutes={brickChangeMinutes(ride.steps)} />}
            <tbody className={sportClass(part.type)}>
              {rows.map((row, place) => {
                const step = part.steps[place];
                return (
                  <Row
                    key={`${row.kind} ${row.amount} ${row.effort}`}
                    row={row}
                    step={step}
                    isLead={step !== undefined && leads.includes(step)}
                    half={isBrick ? HALF[part.type] : null}
                  />
                );
              })}
            </tbody>
          </Fragment>
        ))}
      </table>
      {tables.map(({ part, rows }) => (
        <StepNote key={part.id} rows={rows} type={part.type} />
      ))}
    </>
  );
}
