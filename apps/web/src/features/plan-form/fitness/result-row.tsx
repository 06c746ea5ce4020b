import {
  DISCIPLINE_NAMES,
  figureText,
  PLAN_PACE_UNITS,
  planPaceFigure,
  type Discipline,
  type RaceType,
} from "@triplan/domain";
import { racePacesOf } from "@triplan/plan-engine";
import { classes, Field, SelectField, SportIcon, sportClass, useUnits } from "@triplan/ui";
import { useState } from "react";
import styles from "./result-fields.module.css";
import { readResult, resultChoices } from "./result-entry.ts";

interface ResultRowProps {
  discipline: Discipline;
  raceType: RaceType;
  onPace: (pace: number) => void;
}

/** A result of one sport, the threshold that it gives and the race pace that follows. */
export function ResultRow({ discipline, raceType, onPace }: ResultRowProps) {
  const units = useUnits();
  const choices = resultChoices(discipline, units);
  const [usual] = choices;
  const [chosen, setChosen] = useState(usual?.value ?? "");
  const [text, setText] = useState("");
  const choiceOf = (value: string) => choices.find((each) => each.value === value);
  const choice = choiceOf(chosen) ?? usual;
  if (!choice) return null;
  const name = DISCIPLINE_NAMES[discipline];
  const result = text.trim() === "" ? null : readResult(discipline, choice, text.trim(), units);
  const paceAt = (threshold: number) =>
    racePacesOf(raceType, { swim: threshold, bike: threshold, run: threshold })[discipline];
  const shown = (pace: number) => figureText(planPaceFigure(discipline, pace, units));

  function enter(value: string, typed: string) {
    const next = choiceOf(value);
    const read = next && typed.trim() !== "" && readResult(discipline, next, typed.trim(), units);
    if (read && "threshold" in read) onPace(paceAt(read.threshold));
  }

  return (
    <div className={classes(styles.row, sportClass(discipline))}>
      <span className={styles.name}>
        <SportIcon discipline={discipline} variant="line" size={20} />
        {name}
      </span>
      <SelectField
        aria-label={`${name}: what you did`}
        data={choices.map(({ value, label }) => ({ value, label }))}
        value={choice.value}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          enter(event.currentTarget.value, text);
        }}
      />
      <Field
        aria-label={`${name}: result`}
        unit={choice.input === "time" ? "m:ss" : PLAN_PACE_UNITS[units].bike}
        placeholder={choice.example}
        autoComplete="off"
        value={text}
        error={result && "error" in result && result.error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          enter(choice.value, event.currentTarget.value);
        }}
      />
      <output className={styles.given}>
        {result && "threshold" in result && (
          <>
            <b>{shown(result.threshold)}</b>
            <span>
              {discipline === "swim" ? "threshold (CSS)" : "threshold"} · race pace{" "}
              {shown(paceAt(result.threshold))}
            </span>
          </>
        )}
      </output>
    </div>
  );
}
