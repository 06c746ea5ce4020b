import { usualTraining, type Discipline } from "@triplan/domain";
import { TypedField, useUnits } from "@triplan/ui";
import { VisuallyHidden } from "@mantine/core";
import { NOW_FIELDS } from "../draft/training-now.ts";
import { longestInOther, longestKind, parseLongest } from "./longest-texts.ts";
import type { NowSectionProps } from "./section-props.ts";
import { SportFieldIcon } from "../../../shared/forms/sport-fields.tsx";

/** The longest swim, ride or run of the last four weeks; grey while the plan assumes it. */
export function LongestField({
  discipline,
  values,
  facts,
  errors,
  update,
  request,
}: NowSectionProps & { discipline: Discipline }) {
  const units = useUnits();
  const { label, answer, unit, format, accepts } = longestKind(discipline, units);
  const field = NOW_FIELDS[answer];
  const value = values[field];
  const assumed = usualTraining(values.raceType, facts.experience.level)[answer];
  const other = request && longestInOther(discipline, value ?? assumed, request, units);
  const change = (next: number | null) => update((last) => ({ ...last, [field]: next }));
  return (
    <TypedField
      label={
        <>
          <VisuallyHidden>Longest </VisuallyHidden>
          {label}
        </>
      }
      icon={<SportFieldIcon discipline={discipline} />}
      unit={unit}
      value={value}
      format={format}
      parse={(text) => parseLongest(discipline, text, units)}
      onCommit={change}
      onClear={() => change(null)}
      accepts={accepts}
      placeholder={format(assumed)}
      help={value === null ? ["assumed", other].filter(Boolean).join(", ") : other}
      error={errors[field]}
    />
  );
}
