import { POOLS, type PoolLength } from "@triplan/domain";
import { ChoiceField } from "../forms/choice-field.tsx";

const CHOICES = POOLS.map(({ meters, name }) => ({ value: String(meters), label: name }));

interface PoolFieldProps {
  help: string;
  value: PoolLength;
  onChange: (poolLengthMeters: PoolLength) => void;
}

/** The length of the pool that an athlete swims in. */
export const PoolField = ({ help, value, onChange }: PoolFieldProps) => (
  <ChoiceField
    label="Pool length"
    help={help}
    choices={CHOICES}
    value={String(value)}
    onChange={(chosen) => {
      const pool = POOLS.find(({ meters }) => String(meters) === chosen);
      if (pool) onChange(pool.meters);
    }}
  />
);
