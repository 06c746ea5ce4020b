import { Button } from "@mantine/core";
import {
  daysBetween,
  formatDateWithDay,
  RACE_KIND_NAMES,
  type IsoDate,
  type RaceStatus,
} from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { formatSplit } from "../../shared/goal/goal-texts.ts";
import { otherRacePath, racePath } from "../../shared/plans/race-path.ts";
import { legsText } from "../../shared/races/legs-text.ts";
import { PriorityMark } from "../../shared/races/priority-mark.tsx";
import styles from "./races.module.css";
import type { RaceRow } from "./use-races.ts";
import { useRemoveRace } from "./use-change-races.ts";

interface RaceListProps {
  planId: number;
  races: readonly RaceRow[];
  today: IsoDate;
  onChange: (race: RaceRow) => void;
}

/** "in 9 days, week 10" */
function whenText({ date, week }: RaceRow, today: IsoDate): string {
  const days = daysBetween(today, date);
  const when =
    days === 0 ? "today" : days < 0 ? "done" : days === 1 ? "tomorrow" : `in ${days} days`;
  return `${when}, week ${week}`;
}

function Legs({ race }: { race: RaceRow }) {
  const units = useUnits();
  return (
    <span className={styles.muted}>
      {RACE_KIND_NAMES[race.kind]}, {legsText(race.distances, units)}
    </span>
  );
}

/** The time to show for a race: raced, else wanted, else predicted. */
function timeOf({ result, goalSeconds, predictedSeconds }: RaceRow) {
  if (result) return { seconds: result.finishSeconds, name: RESULT_NAMES[result.status] };
  const name = goalSeconds === null ? "predicted" : "goal";
  return { seconds: goalSeconds ?? predictedSeconds, name };
}

const RESULT_NAMES = {
  finished: "result",
  stopped: "stopped on the way",
  "not-started": "not started",
} as const satisfies Record<RaceStatus, string>;

/** The races of the season in date order, with what each does to the plan. */
export function RaceList({ planId, races, today, onChange }: RaceListProps) {
  const { mutate, isPending } = useRemoveRace();
  return (
    <ul className={styles.list} aria-label="Races in date order">
      {races.map((race) => {
        const { id, priority, name, date, effect, result } = race;
        const time = timeOf(race);
        return (
          <li key={date} data-own={id === null || undefined}>
            <PriorityMark priority={priority} />
            <div>
              <b dir="auto">{name}</b>
              <Legs race={race} />
            </div>
            <div>
              <b>{formatDateWithDay(date)}</b>
              <span className={styles.muted}>{whenText(race, today)}</span>
            </div>
            <div>
              {time.seconds !== null && <b>{formatSplit(time.seconds)}</b>}
              <span className={styles.muted}>{time.name}</span>
            </div>
            <p>{effect}</p>
            <div className={styles.buttons}>
              {id !== null && date >= today && !result && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Change ${name}`}
                  onClick={() => onChange(race)}
                >
                  Change
                </Button>
              )}
              {id !== null && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Remove ${name}`}
                  disabled={isPending}
                  onClick={() => mutate({ planId, raceId: id })}
                >
                  Remove
                </Button>
              )}
              {id === null ? (
                <Button
                  variant="default"
                  size="xs"
                  component={Link}
                  to={racePath(planId)}
                  aria-label={`Race day of ${name}`}
                >
                  Race day
                </Button>
              ) : (
                date <= today && (
                  <Button
                    variant="default"
                    size="xs"
                    component={Link}
                    to={otherRacePath(planId, id)}
                    aria-label={`${result ? "Result" : "Enter result"} of ${name}`}
                  >
                    {result ? "Result" : "Enter result"}
                  </Button>
                )
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
