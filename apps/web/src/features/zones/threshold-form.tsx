import { Button } from "@mantine/core";
import { parseIsoDate, TEST_KINDS, type IsoDate, type Units } from "@triplan/domain";
import { Dialog, DialogActions, Field, SelectField, Switch, useUnits } from "@triplan/ui";
import { useSearchParams } from "react-router-dom";
import { useToday } from "../../shared/dates/today.ts";
import { FormSection } from "../../shared/forms/form-section.tsx";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import { EntryFields } from "../../shared/thresholds/entry-fields.tsx";
import { ENTRIES, poolLabel, type EntryKind } from "../../shared/thresholds/entry-kinds.ts";
import { emptyEntry, type EntryValues } from "../../shared/thresholds/entry-values.ts";
import {
  decisiveThreshold,
  judgedEntry,
  verdictText,
  type JudgedThreshold,
} from "../../shared/thresholds/judged-entry.ts";
import { namedThreshold, thresholdText } from "../../shared/thresholds/threshold-texts.ts";
import { NewTargets } from "../../shared/thresholds/new-targets.tsx";
import { useNewTargets } from "../../shared/thresholds/use-new-targets.ts";
import { useThresholdEntry } from "../../shared/thresholds/use-threshold-entry.ts";
import styles from "./zones.module.css";

const isEntryKind = (text: string): text is EntryKind => text in ENTRIES;

interface ThresholdFormProps {
  thresholds: RouterOutputs["thresholds"]["list"];
}

/** Enters a test, a result or known thresholds. Unusual values are asked about before saving. */
export function ThresholdForm({ thresholds }: ThresholdFormProps) {
  const units = useUnits();
  const today = useToday();
  const [params] = useSearchParams();
  const entry = useThresholdEntry(requestedEntry(params, today), today);
  const { form, values, errors, questions, isPending, update, submit } = entry;
  const newTargets = useNewTargets(values);
  const judged = judgedEntry(values, units, thresholds);
  const decisive = values.isGoodTest ? decisiveThreshold(judged) : undefined;
  const isTest = TEST_KINDS.some((kind) => kind === values.kind);
  return (
    <FormSection
      title="Enter a result"
      note="Zones come from a test, a recent result or what you know."
    >
      <form
        ref={form}
        aria-label="Enter a result"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SelectField
          label="What do you have?"
          help={ENTRIES[values.kind].help}
          data={Object.entries(ENTRIES).map(([value, each]) => ({
            value,
            label: poolLabel(each, units),
          }))}
          value={values.kind}
          onChange={(event) => {
            const kind = event.currentTarget.value;
            if (isEntryKind(kind)) update(emptyEntry(kind, values.date));
          }}
        />
        <EntryFields values={values} errors={errors} update={update} />
        {isTest && (
          <div className={styles.good}>
            <Switch
              label="It was a good test"
              help="Off if you were ill, it was hot or you started too fast: it is kept but doesn't count."
              checked={values.isGoodTest}
              onChange={(isGoodTest) => update({ isGoodTest })}
            />
          </div>
        )}
        <Field
          type="date"
          label="Date"
          max={today}
          value={values.date}
          error={errors["date"]}
          onChange={(event) => update({ date: event.currentTarget.value })}
        />
        <output className={styles.outcome}>
          {errors["performance"] ?? outcomeText(judged, units)}
          {values.isGoodTest && !values.isAsMeasured && (
            <span className={styles.verdict}>{verdictsText(judged, units)}</span>
          )}
        </output>
        {(decisive?.verdict === "same" || decisive?.verdict === "half") && (
          <div className={styles.good}>
            <Switch
              label={`Use ${thresholdText(decisive.kind, decisive.measured, units)}`}
              help="On if you are sure of it: it counts as measured."
              checked={values.isAsMeasured}
              onChange={(isAsMeasured) => update({ isAsMeasured })}
            />
          </div>
        )}
        <Button type="submit" className={styles.save ?? ""} aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save"}
        </Button>
        <NewTargets text={newTargets} />
      </form>
      {questions.length > 0 && (
        <Dialog title="Is that right?" isBusy={isPending} onClose={entry.dismissQuestions}>
          {questions.map((text) => (
            <p key={text} className={styles.question}>
              {text}
            </p>
          ))}
          <DialogActions
            label={isPending ? "Saving..." : "Yes, save it"}
            isBusy={isPending}
            onCancel={entry.dismissQuestions}
            onAction={entry.confirm}
          />
        </Dialog>
      )}
    </FormSection>
  );
}

/** The form that the address asks for ("?result=swim-test&date=2027-03-01"), else a run result. */
function requestedEntry(params: URLSearchParams, today: IsoDate): EntryValues {
  const kind = params.get("result") ?? "";
  const date = parseIsoDate(params.get("date") ?? "") ?? today;
  return emptyEntry(isEntryKind(kind) ? kind : "run-result", date);
}

/** "Gives: threshold pace 8:18/mi"; empty until a test or result is complete. */
function outcomeText(judged: readonly JudgedThreshold[], units: Units): string {
  const parts = judged.map(({ kind, measured }) => namedThreshold(kind, measured, units));
  return parts.length === 0 ? "" : `Gives: ${parts.join(", ")}`;
}

const verdictsText = (judged: readonly JudgedThreshold[], units: Units): string =>
  judged
    .map((each) => verdictText(each, units))
    .join(" ")
    .trim();
