import {
  formatMonthAndDay,
  isPaceThreshold,
  MEASURED_THRESHOLDS,
  type IsoDate,
  type TestResult,
  type ThresholdKind,
  type ThresholdSource,
} from "@triplan/domain";
import { classes, sportClass, useUnits } from "@triplan/ui";
import type { RouterOutputs } from "../../../shared/network/trpc.ts";
import { SOURCE_NAMES, thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
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
            <span className={styles.note}>{originOf(source)}</span>
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

/** The threshold that a test is compared by: the first of its kinds that is known. */
function mainKind(kind: TestResult["kind"], { current, records }: Thresholds): ThresholdKind {
  const [first, ...others] = MEASURED_THRESHOLDS[kind];
  const isRecorded = (each: ThresholdKind) => records.some((record) => record.kind === each);
  const isKnown = (each: ThresholdKind) => current.some((threshold) => threshold.kind === each);
  const kinds = [...(first ? [first] : []), ...others];
  return kinds.find(isRecorded) ?? kinds.find(isKnown) ?? first ?? "css";
}

/** Race paces say what the athlete could do; nothing measured it. */
const originOf = (source: ThresholdSource) =>
  source === "paces" ? "estimate" : SOURCE_NAMES[source];

const SHOWN = 2;

/** The newest counted results before a day, oldest first; else what the race paces of the plan give. */
function resultsBefore(date: IsoDate, kind: ThresholdKind, { current, records }: Thresholds) {
  const counted = records
    .filter((record) => record.kind === kind && record.isCounted && record.measuredOn < date)
    .map(({ measuredOn, value, source }) => ({ date: measuredOn, value, source }));
  const newest = counted.slice(0, SHOWN).toReversed();
  if (newest.length > 0) return newest;
  return current.filter((each) => each.kind === kind && each.source === "paces");
}

/** Speed or power of a value as a part of the best one, as a width. */
function partsOfBest(kind: ThresholdKind, values: readonly number[]) {
  const best = isPaceThreshold(kind) ? Math.min(...values) : Math.max(...values);
  return (value: number) =>
    `${Math.round(100 * (isPaceThreshold(kind) ? best / value : value / best))}%`;
}
