import {
  formatHours,
  mainZone,
  plannedDistanceText,
  zoneCode,
  zoneText,
  type Units,
} from "@triplan/domain";
import {
  brickChangeMinutes,
  exerciseLoad,
  stepFigures,
  stepRows,
  testResultOf,
} from "@triplan/plan-engine";
import { classes, sportClass, StepProfile, useUnits } from "@triplan/ui";
import { trpc } from "../../../shared/network/trpc.ts";
import { thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import { bestBefore, mainKind, resultDay } from "../model/earlier-results.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { useBoard } from "../placing/use-board.tsx";
import styles from "./exercise-details.module.css";

type Fact = readonly [name: string, value: string];

interface PartsProps {
  parts: readonly ExerciseRow[];
}

const loadOf = (parts: readonly ExerciseRow[]): Fact => [
  "Load",
  String(Math.round(parts.reduce((sum, part) => sum + exerciseLoad(part), 0))),
];

/** The zone of the main set with its amount, or the effort of an exercise without one. */
function mainFact(exercise: ExerciseRow, units: Units): Fact[] {
  const zone = mainZone(exercise);
  // A test has several sets, and none of them is the one to remember.
  if (!zone || testResultOf(exercise)) return [];
  const main = stepRows(exercise.steps, stepFigures(exercise.type, units)).find(
    ({ kind }) => kind === "main",
  );
  return main ? [["Main set", `${zoneCode(zone)}, ${main.amount}`]] : [["Effort", zoneText(zone)]];
}

/** The best result before a test; none for other exercises and before the first result. */
function useBestSoFar(exercise: ExerciseRow | undefined): Fact[] {
  const { today } = useBoard();
  const units = useUnits();
  const kind = exercise ? testResultOf(exercise) : null;
  const { data: thresholds } = trpc.thresholds.list.useQuery(undefined, { enabled: kind !== null });
  if (!exercise || !kind || !thresholds) return [];
  const measured = mainKind(kind, thresholds);
  const best = bestBefore(resultDay(exercise, today), measured, thresholds);
  return best ? [["Best so far", thresholdText(measured, best.value, units)]] : [];
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFacts(parts: readonly ExerciseRow[]): Fact[] {
  const units = useUnits();
  const [first, second] = parts;
  const bestSoFar = useBestSoFar(first);
  if (!first) return [];
  if (second) {
    return [
      ["Ride", formatHours(first.duration)],
      ["Change", `${brickChangeMinutes(first.steps)} min`],
      ["Run", formatHours(second.duration)],
      loadOf(parts),
    ];
  }
  return [
    ["Duration", formatHours(first.duration)],
    ["Distance", plannedDistanceText(first.type, first.distance, units)],
    ...mainFact(first, units),
    ...bestSoFar,
    loadOf(parts),
  ];
}

/** Figures and profile of an exercise, or of the ride and the run of a brick. */
export function DetailsBand({ parts }: PartsProps) {
  const facts = useFacts(parts);
  const [first] = parts;
  const isBrick = parts.length > 1;
  if (!first) return null;
  return (
    <div className={classes(styles.band, sportClass(first.type))} data-brick={isBrick || undefined}>
      <Facts facts={facts} />
      <div className={styles.profile}>
        {parts.map((part, index) => (
          <div key={part.id} className={styles.part} style={{ flexGrow: part.duration }}>
            {index > 0 && (
              <span className={styles.change} aria-hidden>
                T2
              </span>
            )}
            <StepProfile discipline={part.type} steps={part.steps} />
          </div>
        ))}
      </div>
    </div>
  );
}
