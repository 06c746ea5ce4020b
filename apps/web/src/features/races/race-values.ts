import type { RaceBody } from "@triplan/contract";
import {
  DISCIPLINES,
  formatClock,
  parseFinishTime,
  parseRaceDistance,
  raceDistanceInput,
  storedRaceDistance,
  typedSports,
  type PerDiscipline,
  type RaceKind,
  type Units,
} from "@triplan/domain";
import type { RaceRow } from "./use-races.ts";

/** A new race as typed. */
export interface RaceValues {
  name: string;
  date: string;
  kind: RaceKind;
  priority: "B" | "C";
  /** In the athlete's units; only of the sports that the kind asks for. */
  distances: PerDiscipline<string>;
  /** h:mm:ss; empty without a goal. */
  goal: string;
}

export const START_VALUES: RaceValues = {
  name: "",
  date: "",
  kind: "sprint",
  priority: "B",
  distances: { swim: "", bike: "", run: "" },
  goal: "",
};

/** The fields of a stored race as they would be typed. */
export function valuesOf(race: RaceRow, units: Units): RaceValues {
  const { name, date, kind, priority, distances, goalSeconds } = race;
  const typed = DISCIPLINES.map((sport) => {
    const distance = distances[sport];
    const text = distance === undefined ? "" : raceDistanceInput(sport, String(distance), units);
    return [sport, text] as const;
  });
  return {
    name,
    date,
    kind,
    priority: priority === "C" ? "C" : "B",
    distances: { ...START_VALUES.distances, ...Object.fromEntries(typed) },
    goal: goalSeconds === null ? "" : formatClock(goalSeconds),
  };
}

/** A goal that is no time can't be sent. */
export const isGoalValid = ({ goal }: RaceValues): boolean =>
  goal.trim() === "" || parseFinishTime(goal.trim()) !== null;

/** The request's body; null until the needed fields are filled. */
export function raceBody(planId: number, values: RaceValues, units: Units): RaceBody | null {
  const { name, date, kind, priority, distances, goal } = values;
  if (name.trim() === "" || date === "" || !isGoalValid(values)) return null;
  const legs = typedSports(kind).map(
    (sport) =>
      [sport, parseRaceDistance(storedRaceDistance(sport, distances[sport], units))] as const,
  );
  if (legs.some(([, distance]) => distance === null)) return null;
  const goalSeconds = goal.trim() === "" ? null : parseFinishTime(goal.trim());
  return {
    planId,
    name: name.trim(),
    date,
    kind,
    priority,
    distances: Object.fromEntries(legs),
    goalSeconds,
  };
}
