import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { RaceDay } from "../model/race-types.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { LegQuestion } from "./leg-question.tsx";
import { ResultForm } from "./result-form.tsx";
import { resultHeadline, resultLead } from "./result-texts.ts";
import styles from "./result.module.css";
import { useSaveResult } from "./use-save-result.ts";

interface ResultPanelProps {
  race: RaceDay;
  /** Router state that opens the form of a new plan. */
  newPlanState: object;
}

/** What was raced: its form, then the result beside goal and prediction. */
export function ResultPanel({ race, newPlanState }: ResultPanelProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { result } = race;
  if (!result || isEditing) {
    return (
      <section className={styles.panel} aria-labelledby="result">
        <div className={styles.main}>
          <h2 id="result">How did it go?</h2>
          <ResultForm
            race={race}
            onSaved={() => setIsEditing(false)}
            {...(result && { onCancel: () => setIsEditing(false) })}
          />
        </div>
      </section>
    );
  }
  return (
    <section className={styles.panel} data-two aria-labelledby="result">
      <div className={styles.main}>
        <h2 id="result">{resultHeadline(result)}</h2>
        <p>{resultLead(result, race.times)}</p>
        {result.note !== null && (
          <p className={styles.note} dir="auto">
            {result.note}
          </p>
        )}
        <Ways race={race} newPlanState={newPlanState} onEdit={() => setIsEditing(true)} />
      </div>
      <div className={styles.beside}>
        <ComparisonTable race={race} result={result} />
        <Thresholds race={race} />
      </div>
    </section>
  );
}

interface WaysProps extends Pick<ResultPanelProps, "race" | "newPlanState"> {
  onEdit: () => void;
}

function Ways({ race, newPlanState, onEdit }: WaysProps) {
  const { remove, isPending } = useSaveResult({
    onSaved: () => undefined,
    onRefused: () => undefined,
  });
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onEdit}>
          Edit result
        </Button>
        <Button
          variant="default"
          aria-disabled={isPending}
          onClick={() => isPending || remove({ planId: race.planId })}
        >
          Remove result
        </Button>
      </div>
      <h3>What next?</h3>
      <p className={styles.help}>Rest first. Easy movement is enough for a week or two.</p>
      <div className={styles.buttons}>
        <Button variant="default" component={Link} to="/" state={newPlanState}>
          Plan your next race
        </Button>
        <Button variant="default" component={Link} to="/?view=season">
          See your season
        </Button>
      </div>
    </>
  );
}

/** The questions that are open; where the answers are kept, once all are given. */
function Thresholds({ race }: Pick<ResultPanelProps, "race">) {
  if (race.tests.length === 0) return null;
  const open = race.tests.filter(({ isAnswered }) => !isAnswered);
  return (
    <>
      <h3>Your thresholds</h3>
      {open.length === 0 ? (
        <p className={styles.help}>
          This race is in the history of <Link to="/zones">your zones</Link>.
        </p>
      ) : (
        open.map((test) => (
          <LegQuestion key={test.performance.discipline} test={test} raceDate={race.raceDate} />
        ))
      )}
    </>
  );
}
