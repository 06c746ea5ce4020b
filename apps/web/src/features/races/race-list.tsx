import { Button } from "@mantine/core";
import {
  DISCIPLINES,
  daysBetween,
  figureText,
  formatClock,
  formatDateWithDay,
  RACE_KIND_NAMES,
  raceDistanceFigure,
  type IsoDate,
} from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { racePath } from "../../shared/plans/race-path.ts";
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
  const legs = DISCIPLINES.flatMap((sport) => {
    const distance = race.distances[sport];
    return distance === undefined ? [] : [figureText(raceDistanceFigure(sport, distance, units))];
  });
  return (
    <span className={styles.muted}>
      {RACE_KIND_NAMES[race.kind]}, {legs.join(" · ")}
    </span>
  );
}

/** The races of the season in date order, with what each does to the plan. */
export function RaceList({ planId, races, today, onChange }: RaceListProps) {
  const { mutate, isPending } = useRemoveRace();
  return (
    <ul className={styles.list} aria-label="Races in date order">
      {races.map((race) => {
        const { id, priority, name, date, goalSeconds, predictedSeconds, effect } = race;
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
              <b>{formatClock(goalSeconds ?? predictedSeconds)}</b>
              <span className={styles.muted}>{goalSeconds === null ? "predicted" : "goal"}</span>
            </div>
            <p>{effect}</p>
            <div className={styles.buttons}>
              {id !== null && date >= today && (
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
              {id === null && (
                <Button
                  variant="default"
                  size="xs"
                  component={Link}
                  to={racePath(planId)}
                  aria-label={`Race day of ${name}`}
                >
                  Race day
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
