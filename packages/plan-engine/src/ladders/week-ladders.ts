import type { Discipline, ExperienceLevel, RaceType } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import type { LadderId } from "./ladders.ts";

interface Athlete {
  raceType: RaceType;
  level: ExperienceLevel;
}

type Place = Pick<WeekFrame, "phase" | "phaseWeek" | "phaseWeeks" | "loadingNumber">;

/** What decides a week's ladders. */
interface Turn extends Athlete {
  phase: "base" | "build" | "peak";
  isLongCourse: boolean;
  isBeginner: boolean;
  /** True in the first half of the phase. */
  isEarly: boolean;
  /** True in every second load week. */
  isSecond: boolean;
}

/** The ladders of a load week's key exercises in one discipline, most important first. */
export function weekLadders(discipline: Discipline, athlete: Athlete, frame: Place): LadderId[] {
  const { phase } = frame;
  if (phase === "taper" || phase === "race") return [];
  const turn = {
    ...athlete,
    phase,
    isLongCourse: athlete.raceType === "70.3" || athlete.raceType === "ironman",
    isBeginner: athlete.level === "beginner",
    isEarly: frame.phaseWeek <= Math.ceil(frame.phaseWeeks / 2),
    isSecond: frame.loadingNumber % 2 === 0,
  };
  if (discipline === "swim") return swims(turn);
  if (discipline === "run") return runs(turn);
  return turn.level === "advanced" ? [...rides(turn), thirdRide(turn)] : rides(turn);
}

function rides({ phase, raceType, isLongCourse, isBeginner, isEarly, isSecond }: Turn): LadderId[] {
  if (phase === "base") return [isEarly ? "bike-strength" : "bike-tempo"];
  if (phase === "build" && isLongCourse) {
    if (isBeginner) return [isSecond && raceType === "70.3" ? "bike-tempo" : "bike-threshold"];
    return [isSecond && isEarly ? "bike-vo2" : "bike-threshold"];
  }
  if (isLongCourse) return [isBeginner ? "bike-tempo" : "bike-threshold"];
  if (!isSecond) return [phase === "build" ? "bike-threshold" : "bike-race-short"];
  if (isBeginner) return ["bike-tempo"];
  return [phase === "build" ? "bike-vo2" : "bike-30-30"];
}

function thirdRide({ phase, isLongCourse, isEarly, isSecond }: Turn): LadderId {
  if (phase === "base") return isSecond && isEarly ? "bike-tempo" : "bike-hills";
  if (isLongCourse) return "bike-tempo";
  if (isSecond) return "bike-over-under";
  return phase === "build" ? "bike-30-30" : "bike-vo2";
}

function runs({ phase, raceType, isLongCourse, isBeginner, isEarly, isSecond }: Turn): LadderId[] {
  if (phase === "base") {
    if (isBeginner) return isEarly ? [] : ["run-tempo"];
    return [isSecond ? "run-tempo" : "run-hills"];
  }
  if (isLongCourse && isBeginner) {
    const isHarder = phase === "build" && raceType === "70.3" && isSecond;
    return [isHarder ? "run-threshold" : "run-tempo"];
  }
  if (isLongCourse) {
    return [phase === "build" && isEarly && isSecond ? "run-vo2" : "run-threshold"];
  }
  if (phase === "build" && isBeginner) return [isSecond ? "run-vo2" : "run-tempo"];
  if (phase === "build") return [isSecond ? "run-threshold" : "run-vo2"];
  if (isSecond) return ["run-race-short"];
  return [isBeginner ? "run-tempo" : "run-vo2"];
}

/** The ladder of a load week's long ride or run; null if it is easy. */
export function longLadder(
  discipline: "bike" | "run",
  { raceType, level }: Athlete,
  { phase, phaseWeek, phaseWeeks, loadingNumber }: Place,
): LadderId | null {
  const isLate = phaseWeek > Math.ceil(phaseWeeks / 2) && loadingNumber % 2 === 0;
  const hasRacePace = phase === "peak" || (phase === "build" && discipline === "bike" && isLate);
  if ((raceType === "70.3" || raceType === "ironman") && hasRacePace) {
    return LONG_RACE[raceType][discipline];
  }
  const hasFinish = discipline === "run" && level !== "beginner" && raceType !== "ironman";
  return hasFinish && (phase === "build" || phase === "peak") ? "run-long-finish" : null;
}

const LONG_RACE = {
  "70.3": { bike: "bike-race-70.3", run: "run-race-70.3" },
  ironman: { bike: "bike-race-ironman", run: "run-race-ironman" },
} as const;

const RACE_SWIM = {
  sprint: "swim-race-sprint",
  olympic: "swim-race-olympic",
  "70.3": "swim-race-70.3",
  ironman: "swim-race-ironman",
} as const satisfies Record<RaceType, LadderId>;

function swims({ phase, raceType, isLongCourse, isBeginner, isEarly, isSecond }: Turn): LadderId[] {
  if (phase === "peak") return [RACE_SWIM[raceType], "swim-css"];
  const strength: LadderId[] = raceType === "sprint" ? [] : ["swim-pull"];
  if (phase === "base") return isBeginner && isEarly ? [] : ["swim-css", ...strength];
  const isFast = isSecond && !isLongCourse && !isBeginner;
  return [isFast ? "swim-vo2" : "swim-css", ...strength];
}
