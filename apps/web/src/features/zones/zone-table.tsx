import { VisuallyHidden } from "@mantine/core";
import {
  heartRateZones,
  PERCEIVED_EXERTION,
  thresholdHeartRate,
  ZONES,
  zoneRange,
  zoneText,
  type Discipline,
  type RangeUnit,
  type Thresholds,
  type Zone,
} from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { heartRateText, rangeText, rangeUnitText } from "./zone-texts.ts";
import styles from "./zones.module.css";

const COLUMNS = {
  swim: [["css", "Pace"]],
  bike: [
    ["ftpWatts", "Power"],
    ["bikeThresholdMph", "Speed on the flat"],
  ],
  run: [["runThreshold", "Pace"]],
} as const satisfies Record<Discipline, readonly (readonly [RangeUnit, string])[]>;

const NO_VALUE = "–";

interface ZoneTableProps {
  discipline: Discipline;
  thresholds: Thresholds;
}

/** Ranges of all zones of a sport; columns without a threshold are left out. */
export function ZoneTable({ discipline, thresholds }: ZoneTableProps) {
  const units = useUnits();
  const columns = COLUMNS[discipline].flatMap(([unit, label]) => {
    const value = thresholds[unit];
    return value === undefined ? [] : [{ unit, label, value }];
  });
  const heartRate = discipline === "swim" ? null : heartRateOf(discipline, thresholds);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Zones</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Zone and how it feels</th>
          {columns.map(({ unit, label }) => (
            <th key={unit} scope="col">
              {label}, {rangeUnitText(unit, units)}
            </th>
          ))}
          {heartRate && <th scope="col">Heart rate, bpm</th>}
        </tr>
      </thead>
      <tbody>
        {ZONES.map((zone) => (
          <tr key={zone}>
            <th scope="row">
              {zoneText(zone)}
              <span className={styles.feel}>{effortText(zone)}</span>
            </th>
            {columns.map(({ unit, value }) => (
              <td key={unit}>{rangeText(unit, zoneRange(unit, value, zone), units)}</td>
            ))}
            {heartRate && <td>{zone === "Z6" ? NO_VALUE : heartRateText(heartRate[zone])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function heartRateOf(discipline: "bike" | "run", thresholds: Thresholds) {
  const lthr = thresholdHeartRate(discipline, thresholds);
  return lthr && heartRateZones(discipline, lthr.value);
}

function effortText(zone: Zone): string {
  const { rpe, words } = PERCEIVED_EXERTION[zone];
  return `RPE ${rpe}, ${words}`;
}
