import { TEST_KINDS } from "@triplan/domain";
import { Field, SelectField, useUnits } from "@triplan/ui";
import { ENTRIES, poolLabel, resultDistances } from "./entry-kinds.ts";
import type { EntryErrors } from "./entry-errors.ts";
import { unitOf, type EntryValues } from "./entry-values.ts";
import styles from "./entry-fields.module.css";

const isTest = ({ kind }: EntryValues) => TEST_KINDS.some((test) => test === kind);

/** Three fields share a row, or the last one fills its own. */
const columnsOf = (values: EntryValues, hasDistance: boolean): number => {
  const fields = ENTRIES[values.kind].fields.length;
  const count = fields + Number(isTest(values)) + Number(hasDistance);
  return count === 3 ? 3 : 2;
};

/** Characters of a label that fits a third of a panel. */
const MAX_SHORT = 12;

const hasLongLabel = ({ kind }: EntryValues): boolean =>
  ENTRIES[kind].fields.some(({ label }) => label.length > MAX_SHORT);

interface EntryFieldsProps {
  values: EntryValues;
  errors: EntryErrors;
  update: (change: Partial<EntryValues>) => void;
}

/** The fields of what is entered: a distance where results have one, then its numbers. */
export function EntryFields({ values, errors, update }: EntryFieldsProps) {
  const units = useUnits();
  const distances = resultDistances(values.kind, units);
  const hasDistance = distances.length > 0;
  return (
    <div className={styles.fields}>
      <div
        className={styles.grid}
        data-columns={columnsOf(values, hasDistance)}
        data-long={hasLongLabel(values) || undefined}
      >
        {hasDistance && (
          <SelectField
            label="Distance"
            data={distances.map(({ value, label }) => ({ value, label }))}
            value={values.distance || distances[0]?.value}
            onChange={(event) => update({ distance: event.currentTarget.value })}
          />
        )}
        {ENTRIES[values.kind].fields.map((field) => (
          <Field
            key={field.name}
            label={poolLabel(field, units)}
            unit={unitOf(field, units)}
            help={field.isOptional ? "Optional" : undefined}
            inputMode="text"
            autoComplete="off"
            value={values.texts[field.name] ?? ""}
            error={errors[field.name]}
            onChange={(event) =>
              update({ texts: { ...values.texts, [field.name]: event.currentTarget.value } })
            }
          />
        ))}
        {isTest(values) && (
          <Field
            label="How hard"
            unit="of 10"
            help="Optional"
            inputMode="numeric"
            autoComplete="off"
            value={values.rpe}
            error={errors["rpe"]}
            onChange={(event) => update({ rpe: event.currentTarget.value })}
          />
        )}
      </div>
    </div>
  );
}
