import {
  distanceFigure,
  formatClock,
  formatHours,
  formatWhole,
  isMiles,
  paceFigure,
  plannedDistanceText,
  type Figure,
  type ScoredLoad,
  type Units,
} from "@triplan/domain";
import { exerciseLoad } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { feelingWord } from "../../shared/activities/completion-words.ts";
import styles from "./activity-facts.module.css";
import type { DetailedActivity } from "./activity-types.ts";

interface Fact extends Figure {
  name: string;
  /** What goes with it: what was planned, the highest value. */
  note?: string | undefined;
}

/** The figures of an activity, beside what was planned. */
export function ActivityFacts({ activity }: { activity: DetailedActivity }) {
  const units = useUnits();
  return (
    <dl className={styles.facts} aria-label="Figures">
      {factsOf(activity, units).map(({ name, value, unit, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> {unit}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function factsOf(activity: DetailedActivity, units: Units): Fact[] {
  const { family, duration, exercise } = activity;
  const distance = distanceFigure(family, activity, units);
  const pace = paceFigure(family, activity, units);
  const planned = exercise && plannedDistanceText(exercise.type, exercise.distance, units);
  return [
    {
      name: "Duration",
      value: formatClock(duration),
      unit: "",
      note: exercise ? `planned ${formatHours(exercise.duration)}` : undefined,
    },
    ...(distance
      ? [{ name: "Distance", ...distance, note: planned ? `planned ${planned}` : undefined }]
      : []),
    ...(pace ? [{ name: family === "bike" ? "Average speed" : "Average pace", ...pace }] : []),
    ...heartRate(activity),
    ...power(activity),
    ...ascent(activity, units),
    ...load(activity),
    ...effort(activity),
  ];
}

function heartRate({ averageHeartRate, maxHeartRate }: DetailedActivity): Fact[] {
  if (averageHeartRate === null) return [];
  const note = maxHeartRate === null ? undefined : `highest ${Math.round(maxHeartRate)}`;
  return [{ name: "Heart rate", value: String(Math.round(averageHeartRate)), unit: "bpm", note }];
}

function power({ averagePower, normalizedPower }: DetailedActivity): Fact[] {
  if (averagePower === null) return [];
  const note = normalizedPower === null ? undefined : `normalized ${Math.round(normalizedPower)}`;
  return [{ name: "Power", value: String(Math.round(averagePower)), unit: "W", note }];
}

const FEET_PER_METER = 3.280_84;

function ascent({ elevationGain }: DetailedActivity, units: Units): Fact[] {
  if (elevationGain === null) return [];
  const inFeet = isMiles(units);
  const value = formatWhole(inFeet ? elevationGain * FEET_PER_METER : elevationGain);
  return [{ name: "Ascent", value, unit: inFeet ? "ft" : "m" }];
}

const METHODS = {
  power: "from power",
  "heart-rate": "from heart rate",
  pace: "from pace",
  rpe: "from how hard it felt",
  plan: "from the plan, by time",
  time: "from the time alone",
} as const satisfies Record<ScoredLoad["method"], string>;

const QUALITIES = { measured: "", rough: ", a rough figure", plan: "" } as const satisfies Record<
  ScoredLoad["quality"],
  string
>;

function load({ load: scored, exercise }: DetailedActivity): Fact[] {
  if (!scored) return [];
  const method = `${METHODS[scored.method]}${QUALITIES[scored.quality]}`;
  const planned = exercise ? `planned ${Math.round(exerciseLoad(exercise))}; ` : "";
  return [
    {
      name: "Training load",
      value: String(Math.round(scored.load)),
      unit: "",
      note: `${planned}${method}`,
    },
  ];
}

function effort({ rpe, feeling }: DetailedActivity): Fact[] {
  const note = feeling === null ? undefined : `felt ${feelingWord(feeling)}`;
  if (rpe !== null) return [{ name: "How hard it felt", value: String(rpe), unit: "of 10", note }];
  if (feeling === null) return [];
  return [{ name: "How it felt", value: feelingWord(feeling), unit: "" }];
}
