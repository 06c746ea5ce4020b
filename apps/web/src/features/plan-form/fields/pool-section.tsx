import { poolUnitOf } from "@triplan/domain";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import { PoolField } from "../../../shared/preferences/pool-field.tsx";
import type { SectionProps } from "./section-props.ts";
import { UnitSwitch } from "./unit-switch.tsx";

/** The pool and, for a visitor, the units of everything else. */
export function PoolSection({ values, update }: Pick<SectionProps, "values" | "update">) {
  const pool = values.poolLengthMeters;
  return (
    <FormSection title="Pool and units" note="So that sets and paces read the way you train.">
      <PoolField
        help={
          poolUnitOf(pool) === "yd"
            ? "Swim sets are whole lengths, in yards and per 100 yd."
            : "Swim sets are whole lengths, in meters and per 100 m."
        }
        value={pool}
        onChange={(poolLengthMeters) => update((last) => ({ ...last, poolLengthMeters }))}
      />
      <UnitSwitch />
    </FormSection>
  );
}
