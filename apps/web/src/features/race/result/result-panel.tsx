import { Button } from "@mantine/core";
import { racedDiscipline } from "@triplan/domain";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { RacedRace } from "../model/race-types.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { LegQuestion } from "./leg-question.tsx";
import { ResultForm } from "./result-form.tsx";
import { resultHeadline, resultLead } from "./result-texts.ts";
import styles from "./result.module.css";
import { useSaveResult } from "./use-save-result.ts";

interface ResultPanelProps {
  race: RacedRace;
  /** What to do next, under the result. */
  children: ReactNode;
}

/** What was raced: its form, then the result beside goal and prediction. */
export function ResultPanel({ race, children }: ResultPanelProps) {
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
        <h2 id="result">{resultHeadline(result, race.parts)}</h2>
        <p>{resultLead(result, race.times)}</p>
        {result.note !== null && (
          <p className={styles.note} dir="auto">
            {result.note}
          </p>
        )}
        <Ways race={race} onEdit={() => setIsEditing(true)}>
          {children}
        </Ways>
      </div>
      <div className={styles.beside}>
        <ComparisonTable race={race} result={result} />
        <Thresholds race={race} />
      </div>
    </section>
  );
}

interface WaysProps extends ResultPanelProps {
  onEdit: () => void;
}

function Ways({ race, onEdit, children }: WaysProps) {
  const { remove, isPending } = useSaveResult(race, {
    onSaved: () => undefined,
    onRefused: () => undefined,
  });
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onEdit}>
          Edit result
        </Button>
        <Button variant="default" aria-disabled={isPending} onClick={() => isPending || remove()}>
          Remove result
        </Button>
      </div>
      <h3>What next?</h3>
      {children}
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
          <LegQuestion
            key={racedDiscipline(test.performance)}
            test={test}
            raceDate={race.raceDate}
          />
        ))
      )}
    </>
  );
}
