import type { IsoDate, TestResult as Result } from "@triplan/domain";
import { testResultOf } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { trpc } from "../../../shared/network/trpc.ts";
import { ENTRIES } from "../../../shared/thresholds/entry-kinds.ts";
import { emptyEntry } from "../../../shared/thresholds/entry-values.ts";
import { EntryFields } from "../../../shared/thresholds/entry-fields.tsx";
import { judgedEntry } from "../../../shared/thresholds/judged-entry.ts";
import { NewTargets } from "../../../shared/thresholds/new-targets.tsx";
import { useNewTargets } from "../../../shared/thresholds/use-new-targets.ts";
import { useThresholdEntry } from "../../../shared/thresholds/use-threshold-entry.ts";
import { resultDay } from "../model/earlier-results.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { useBoard } from "../placing/use-board.tsx";
import { RecordedResult } from "./recorded-result.tsx";
import { ResultButtons } from "./result-buttons.tsx";
import { ResultOutcome } from "./result-outcome.tsx";
import { TestProgression } from "./test-progression.tsx";
import styles from "./test-result.module.css";

/** The box for the result of a test; nothing for other exercises. */
export function TestResult({ exercise }: { exercise: ExerciseRow }) {
  const { today } = useBoard();
  const kind = testResultOf(exercise);
  if (!kind) return null;
  return <ResultBox key={exercise.id} {...{ exercise, kind }} date={resultDay(exercise, today)} />;
}

interface ResultBoxProps {
  exercise: ExerciseRow;
  kind: Result["kind"];
  date: IsoDate;
}

function ResultBox({ exercise, kind, date }: ResultBoxProps) {
  const units = useUnits();
  const { data: thresholds } = trpc.thresholds.list.useQuery();
  const entry = useThresholdEntry(emptyEntry(kind, date), date);
  const { form, values, errors, retargeted, update, submit } = entry;
  const newTargets = useNewTargets(values);
  const judged = thresholds ? judgedEntry(values, units, thresholds) : [];
  return (
    <>
      <section className={styles.box} aria-labelledby="test-result">
        <h3 id="test-result">Enter your result</h3>
        <p className={styles.help}>{ENTRIES[kind].help}</p>
        <RecordedResult records={thresholds?.records ?? []} date={date} kind={kind} />
        <form
          ref={form}
          aria-labelledby="test-result"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <EntryFields values={values} errors={errors} update={update} />
          <ResultOutcome error={errors["performance"] ?? errors["date"]} judged={judged} />
          <ResultButtons
            kind={kind}
            entry={entry}
            judged={judged}
            current={thresholds?.current ?? []}
          />
          <NewTargets text={newTargets} />
        </form>
        <output className={styles.recorded}>{retargeted}</output>
        <p className={styles.help}>
          New targets count from the day after; days, minutes and sets stay. Ill, hot or badly
          paced? A result that you don&rsquo;t use is kept in your history.{" "}
          <Link to={`/zones?${String(new URLSearchParams({ date }))}`}>Enter another result</Link>
        </p>
      </section>
      {thresholds && <TestProgression {...{ exercise, kind, date, thresholds }} />}
    </>
  );
}
