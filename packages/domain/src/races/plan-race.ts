import type { IsoDate } from "../calendar/iso-date.ts";
import { RACE_DISTANCES, RACE_TYPES, type RaceType } from "../race/race-type.ts";
import { DISCIPLINES, type Discipline, type PerDiscipline } from "../sport/discipline.ts";
import type { Miles, Seconds } from "../units/unit.ts";

/** A is the race that the plan leads to, B one to race well, C a training day with a number. */
export const RACE_PRIORITIES = ["A", "B", "C"] as const;
export type RacePriority = (typeof RACE_PRIORITIES)[number];

const RUN_KINDS = ["5k", "10k", "half-marathon", "marathon"] as const;
/** Kinds whose legs the athlete types. */
const OPEN_KINDS = ["run", "ride", "swim", "duathlon", "aquathlon"] as const;
export const RACE_KINDS = [...RACE_TYPES, ...RUN_KINDS, ...OPEN_KINDS] as const;
export type RaceKind = (typeof RACE_KINDS)[number];
type FixedKind = RaceType | (typeof RUN_KINDS)[number];

/** Miles of each leg; a sport that the race does not have is absent. */
export type RaceLegs = Partial<PerDiscipline<Miles>>;

/** A race on the way to the plan's own race. */
export interface PlanRace {
  name: string;
  date: IsoDate;
  priority: Exclude<RacePriority, "A">;
  kind: RaceKind;
  /** The typed legs; empty for kinds of a fixed length. */
  distances: RaceLegs;
  goalSeconds: Seconds | null;
}

const FIXED_LEGS = {
  ...RACE_DISTANCES,
  "5k": { run: RACE_DISTANCES.sprint.run },
  "10k": { run: RACE_DISTANCES.olympic.run },
  "half-marathon": { run: RACE_DISTANCES["70.3"].run },
  marathon: { run: RACE_DISTANCES.ironman.run },
} as const satisfies Record<FixedKind, RaceLegs>;

const OPEN_SPORTS = {
  run: ["run"],
  ride: ["bike"],
  swim: ["swim"],
  duathlon: ["bike", "run"],
  aquathlon: ["swim", "run"],
} as const satisfies Record<Exclude<RaceKind, FixedKind>, readonly Discipline[]>;

const isOpenKind = (kind: RaceKind): kind is keyof typeof OPEN_SPORTS => kind in OPEN_SPORTS;

/** The sports whose length the athlete types; none for kinds of a fixed length. */
export const typedSports = (kind: RaceKind): readonly Discipline[] =>
  isOpenKind(kind) ? OPEN_SPORTS[kind] : [];

/** Miles of the race's legs. */
export const legsOf = ({ kind, distances }: Pick<PlanRace, "kind" | "distances">): RaceLegs =>
  isOpenKind(kind) ? distances : FIXED_LEGS[kind];

/** The sports of the race, in the order of a triathlon. */
export function sportsOf(race: Pick<PlanRace, "kind" | "distances">): Discipline[] {
  const legs = legsOf(race);
  return DISCIPLINES.filter((sport) => legs[sport] !== undefined);
}
