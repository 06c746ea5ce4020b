import { VisuallyHidden } from "@mantine/core";
import {
  finishOf,
  formatClock,
  RACE_LEGS,
  type RaceLeg,
  type RaceSplits,
  type Seconds,
} from "@triplan/domain";
import { formatSplit } from "../../../shared/goal/goal-texts.ts";
import { LEG_NAMES } from "../model/leg-names.ts";
import type { RaceDay } from "../model/race-types.ts";
import styles from "./race-times.module.css";

interface Row {
  name: string;
  splits: RaceSplits;
  isOutlined?: boolean;
}

/** The parts of prediction and goal, and how much each must become faster. */
export function SplitTable({ times }: { times: RaceDay["times"] }) {
  const { predicted, goal, paced, isGoalOutOfReach } = times;
  const rows: Row[] = [{ name: "Predicted", splits: predicted, isOutlined: true }];
  if (goal) rows.push({ name: "Goal", splits: goal });
  if (isGoalOutOfReach) rows.push({ name: "To pace for", splits: paced });
  const longest = Math.max(...rows.map(({ splits }) => finishOf(splits)));
  const target = isGoalOutOfReach ? paced : goal;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Splits</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Time</VisuallyHidden>
          </th>
          {RACE_LEGS.map((leg) => (
            <th key={leg} scope="col">
              {LEG_NAMES[leg]}
            </th>
          ))}
          <th scope="col">Finish</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.name} data-strong={index === rows.length - 1 || undefined}>
            <th scope="row">
              <div className={styles.name}>
                {row.name}
                <Parts splits={row.splits} longest={longest} isOutlined={row.isOutlined} />
              </div>
            </th>
            <Times textOf={(leg) => formatSplit(row.splits[leg])} finish={finishOf(row.splits)} />
          </tr>
        ))}
        {target && <Difference from={predicted} to={target} />}
      </tbody>
    </table>
  );
}

interface TimesProps {
  textOf: (leg: RaceLeg) => string;
  finish: Seconds | string;
}

const Times = ({ textOf, finish }: TimesProps) => (
  <>
    {RACE_LEGS.map((leg) => (
      <td key={leg}>
        <small aria-hidden>{LEG_NAMES[leg]}</small>
        {textOf(leg)}
      </td>
    ))}
    <td>
      <small aria-hidden>Finish</small>
      {typeof finish === "string" ? finish : formatClock(finish)}
    </td>
  </>
);

interface PartsProps {
  splits: RaceSplits;
  longest: number;
  isOutlined: boolean | undefined;
}

const Parts = ({ splits, longest, isOutlined }: PartsProps) => (
  <span className={styles.bar} aria-hidden>
    <span
      className={styles.parts}
      style={{ width: `${(100 * finishOf(splits)) / longest}%` }}
      data-outlined={isOutlined || undefined}
    >
      {RACE_LEGS.map((leg) => (
        <i key={leg} data-leg={leg} style={{ flex: `${splits[leg]} 0 0` }} />
      ))}
    </span>
  </span>
);

/** Nothing for a goal that is the prediction. */
function Difference({ from, to }: { from: RaceSplits; to: RaceSplits }) {
  const total = finishOf(from) - finishOf(to);
  if (total === 0) return null;
  const sign = Math.sign(total);
  const text = (saved: number) => `${sign * saved < 0 ? "−" : ""}${formatSplit(Math.abs(saved))}`;
  return (
    <tr data-difference>
      <th scope="row">{total > 0 ? "Faster by" : "Slower by"}</th>
      <Times textOf={(leg) => text(from[leg] - to[leg])} finish={text(total)} />
    </tr>
  );
}
