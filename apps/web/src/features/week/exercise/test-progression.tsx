import {
  formatMonthAndDay,
  isPaceThreshold,
  type IsoDate,
  type TestResult,
  type ThresholdKind,
  type ThresholdSource,
} from "@triplan/domain";
import { classes, sportClass, useUnits } from "@triplan/ui";
import type { RouterOutputs } from "../../../shared/network/trpc.ts";
import { SOURCE_NAMES, thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import { bestBefore, mainKind, resultsBefore } from "../model/earlier-results.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { useBoard } from "../placing/use-board.tsx";
import styles from "./progression.module.css";

type Thresholds = RouterOutputs["thresholds"]["list"];

interface TestProgressionProps {
  exercise: ExerciseRow;
  kind: TestResult["kind"];
  date: IsoDate;
  thresholds: Thresholds;
}

/** The results before this test, its own, and the week of the sport's next test. */
export function TestProgression({ exercise, kind, date, thresholds }: TestProgressionProps) {
  const { weekTests } = useBoard();
  const units = useUnits();
  const measured = mainKind(kind, thresholds);
  const earlier = resultsBefore(date, measured, thresholds);
  const best = bestBefore(date, measured, thresholds);
  const own = thresholds.records.find(
    (record) => record.kind === measured && record.source === "test" && record.measuredOn === date,
  );
  const next = weekTests.findIndex(
    (tests, index) => index + 1 > exercise.week && tests.includes(exercise.type),
  );
  const values = [...earlier, ...(own ? [own] : [])].map(({ value }) => value);
  const partOfBest = partsOfBest(measured, values);
  return (
    <section
      className={classes(styles.progression, sportClass(exercise.type))}
      aria-label="Earlier and later tests"
    >
      <h3>Progression</h3>
      <ol>
        {earlier.map(({ date: day, value, source }) => (
          <li key={day}>
            <span>{formatMonthAndDay(day)}</span>
            <b>{thresholdText(measured, value, units)}</b>
            <span className={styles.track} aria-hidden>
              <i data-place="before" data-done style={{ width: partOfBest(value) }} />
            </span>
            <span className={styles.note}>
              {originOf(source)}
              {day === best?.date && ", best so far"}
            </span>
          </li>
        ))}
        <li>
          <span>
            <mark>This test</mark>
          </span>
          <b>{own && thresholdText(measured, own.value, units)}</b>
          <span className={styles.track} aria-hidden>
            <i
              data-place="here"
              data-done={own && true}
              style={{ width: own ? partOfBest(own.value) : "100%" }}
            />
          </span>
          <span className={styles.note}>{own ? "" : "no result yet"}</span>
        </li>
        {next >= 0 && (
          <li>
            <span>Week {next + 1}</span>
            <b>test again</b>
            <span className={styles.track} aria-hidden>
              <i data-place="later" style={{ width: "100%" }} />
            </span>
          </li>
        )}
      </ol>
      {values.length > 1 && (
        <p className={styles.key}>Bars show {measured === "ftpWatts" ? "power" : "speed"}.</p>
      )}
    </section>
  );
}

/** Race paces say what the athlete could do; nothing measured it. */
const originOf = (source: ThresholdSource) =>
  source === "paces" ? "estimate" : SOURCE_NAMES[source];

/** Speed or power of a value as a part of the best one, as a width. */
function partsOfBest(kind: ThresholdKind, values: readonly number[]) {
  const best = isPaceThreshold(kind) ? Math.min(...values) : Math.max(...values);
  return (value: number) =>
    `${Math.round(100 * (isPaceThreshold(kind) ? best / value : value / best))}%`;
}
