import { FasterRange, SelectField } from "@triplan/ui";
import styles from "./adjust-dialog.module.css";
import {
  REASONS,
  VOLUME_SCALE,
  type AdjustmentReason,
  type AdjustValues,
} from "./adjust-values.ts";
import { Choice } from "./choice.tsx";

const TYPES = { volume: "Volume", intensity: "Intensity" } as const;
const INTENSITIES = { easier: "Easier", maintain: "Maintain", harder: "Harder" } as const;

const NO_REASON = "";
const REASON_OPTIONS = [
  { value: NO_REASON, label: "Choose a reason", disabled: true },
  ...Object.entries(REASONS).map(([value, label]) => ({ value, label })),
];

const isReason = (text: string): text is AdjustmentReason => text in REASONS;

const MARKS = [50, 75, 100, 120].map((value) => ({ value, label: `${value}%` }));

interface AdjustFieldsProps {
  values: AdjustValues;
  onChange: (values: AdjustValues) => void;
}

export function AdjustFields({ values, onChange }: AdjustFieldsProps) {
  const { adjustmentType, volumeAdjustment, intensityAdjustment, reason } = values;
  return (
    <>
      <Choice
        label="Adjustment type"
        options={TYPES}
        value={adjustmentType}
        onChange={(type) => onChange({ ...values, adjustmentType: type })}
      />
      {adjustmentType === "volume" ? (
        <div className={styles.volume}>
          <div className={styles.volumeHead}>
            <span>Target volume</span>
            <b>{volumeAdjustment}%</b>
          </div>
          <FasterRange
            label="Volume"
            scale={VOLUME_SCALE}
            value={volumeAdjustment}
            valueText={`${volumeAdjustment} percent of the planned time`}
            marks={MARKS}
            onChange={(volume) => onChange({ ...values, volumeAdjustment: volume })}
          />
        </div>
      ) : (
        <Choice
          label="Intensity"
          options={INTENSITIES}
          value={intensityAdjustment}
          onChange={(intensity) => onChange({ ...values, intensityAdjustment: intensity })}
        />
      )}
      <SelectField
        label="Reason"
        required
        data={REASON_OPTIONS}
        value={reason ?? NO_REASON}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (isReason(chosen)) onChange({ ...values, reason: chosen });
        }}
      />
    </>
  );
}
