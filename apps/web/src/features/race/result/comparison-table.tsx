import { finishOf, type RaceLeg, type RaceResult, type RaceSplits } from "@triplan/domain";
import { VisuallyHidden } from "@mantine/core";
import { formatSplit } from "../../../shared/goal/goal-texts.ts";
import { partName } from "../model/leg-names.ts";
import type { RacedRace } from "../model/race-types.ts";
import styles from "./comparison-table.module.css";
import { differenceText } from "./result-texts.ts";

interface Row {
  part: RaceLeg | "finish";
  name: string;
  raced: number;
  goal: number | null;
  predicted: number;
}

const timeOf = (splits: Partial<RaceSplits> | null, leg: RaceLeg) => splits?.[leg] ?? null;

function rowsOf(result: RaceResult, { times, parts }: RacedRace): Row[] {
  const { goal, goalSeconds, predicted } = times;
  // Of a race with one part the finish says it all.
  const shown = parts.length > 1 ? parts : [];
  const legs = shown.flatMap((leg): Row[] => {
    const raced = result.splits[leg];
    const expected = predicted[leg];
    if (raced === undefined || expected === undefined) return [];
    const name = partName(leg, parts);
    return [{ part: leg, name, raced, goal: timeOf(goal, leg), predicted: expected }];
  });
  if (result.finishSeconds === null) return legs;
  const finish: Row = {
    part: "finish",
    name: "Finish",
    raced: result.finishSeconds,
    goal: goalSeconds,
    predicted: finishOf(predicted),
  };
  return [...legs, finish];
}

/** What was raced beside goal and prediction; nothing for a race without times. */
export function ComparisonTable({ race, result }: { race: RacedRace; result: RaceResult }) {
  const rows = rowsOf(result, race);
  if (rows.length === 0) return null;
  const hasGoal = race.times.goalSeconds !== null;
  return (
    <>
      <h3>{hasGoal ? "Raced beside goal and prediction" : "Raced beside the prediction"}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Part</VisuallyHidden>
            </th>
            <th scope="col">Raced</th>
            {hasGoal && <th scope="col">Goal</th>}
            <th scope="col" data-predicted={hasGoal || undefined}>
              Predicted
            </th>
            <th scope="col">{hasGoal ? "To goal" : "Difference"}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ComparedRow key={row.part} row={row} hasGoal={hasGoal} />
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden>
        <i /> {hasGoal ? "goal" : "prediction"} · each bar on its own scale
      </p>
    </>
  );
}

/** Bars leave space behind the longer time. */
const SCALE = 1.12;

function ComparedRow({ row, hasGoal }: { row: Row; hasGoal: boolean }) {
  const { part, name, raced, goal, predicted } = row;
  const target = hasGoal ? goal : predicted;
  const difference = target === null ? null : raced - target;
  const scale = SCALE * Math.max(raced, target ?? 0);
  return (
    <tr data-finish={part === "finish" || undefined}>
      <th scope="row">
        <div className={styles.part}>
          {name}
          <span className={styles.bar} aria-hidden>
            <i data-leg={part} style={{ width: `${(100 * raced) / scale}%` }} />
            {target !== null && <u style={{ left: `${(100 * target) / scale}%` }} />}
          </span>
        </div>
      </th>
      <td>
        <b>{formatSplit(raced)}</b>
      </td>
      {hasGoal && <td data-muted>{goal === null ? "–" : formatSplit(goal)}</td>}
      <td data-muted data-predicted={hasGoal || undefined}>
        {formatSplit(predicted)}
      </td>
      <td data-faster={(difference !== null && difference < 0) || undefined}>
        {difference === null ? "–" : differenceText(difference)}
      </td>
    </tr>
  );
}
