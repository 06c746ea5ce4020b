import type { Discipline, ExperienceLevel, RaceType } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { FEW_SESSIONS, MAX_HARD_SWIMS, qualityOrder } from "../intensity/index.ts";
import { ladderNamed, weekLadders, type LadderId } from "../ladders/index.ts";

/** A set that a load week should hold. */
export interface KeyExercise {
  discipline: Discipline;
  ladder: LadderId;
  isHard: boolean;
}

/** Steady sets on the bike and run beside the hard ones. */
const MAX_HALF = { beginner: 2, intermediate: 3, advanced: 4 } as const satisfies Record<
  ExperienceLevel,
  number
>;
/** A ride or run that may not be hard has a steady set instead. */
const STEADY = { bike: "bike-tempo", run: "run-tempo" } as const satisfies Record<
  "bike" | "run",
  LadderId
>;

/** Race pace in the brick takes the place of these sets. */
const RACE_PACE = { bike: "bike-race-short", run: "run-race-short" } as const satisfies Record<
  "bike" | "run",
  LadderId
>;

export interface KeyFacts {
  raceType: RaceType;
  level: ExperienceLevel;
  frame: WeekFrame;
  /** Number of the week's exercises. */
  sessions: number;
  /** Hard rides and runs that the week may have besides its brick. */
  hardOnLand: number;
  /** Disciplines whose part of the brick is hard. */
  hardInBrick: ReadonlySet<Discipline>;
}

/** The sets of a load week, most important first: hard ones on land, swims, then steady ones. */
export function keyExercises(facts: KeyFacts): KeyExercise[] {
  const { level, frame, sessions } = facts;
  const land = landKeys(facts);
  const hard = land.filter(({ isHard }) => isHard);
  const half = land.filter(({ isHard }) => !isHard).slice(0, MAX_HALF[level]);
  const keys = [...hard, ...swimKeys(facts), ...half];
  if (sessions > FEW_SESSIONS) return keys;
  const [first] = qualityOrder(frame).flatMap((discipline) =>
    keys.filter((key) => key.discipline === discipline).slice(0, 1),
  );
  return first ? [first] : [];
}

function landKeys(facts: KeyFacts): KeyExercise[] {
  const { frame, hardInBrick } = facts;
  let left = facts.hardOnLand;
  return qualityOrder(frame).flatMap((discipline) => {
    if (discipline === "swim") return [];
    return weekLadders(discipline, facts, frame).flatMap((ladder, _, all): KeyExercise[] => {
      const isHard = ladderNamed(ladder).load === "hard";
      const isInBrick = hardInBrick.has(discipline) && ladder === RACE_PACE[discipline];
      const isAllowed = left > 0 && !isInBrick;
      if (!isHard) return [{ discipline, ladder, isHard }];
      if (isAllowed) {
        left -= 1;
        return [{ discipline, ladder, isHard }];
      }
      const steady = STEADY[discipline];
      return all.includes(steady) ? [] : [{ discipline, ladder: steady, isHard: false }];
    });
  });
}

function swimKeys(facts: KeyFacts): KeyExercise[] {
  let left: number = MAX_HARD_SWIMS[facts.level];
  return weekLadders("swim", facts, facts.frame).flatMap((ladder): KeyExercise[] => {
    const { intensity } = ladderNamed(ladder);
    const isHard = intensity === "threshold" || intensity === "vo2max";
    if (isHard && left === 0) return [];
    if (isHard) left -= 1;
    return [{ discipline: "swim", ladder, isHard }];
  });
}
