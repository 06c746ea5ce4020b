import { parseArgs } from "node:util";
import {
  DEFAULT_PACES,
  EXPERIENCE_LEVELS,
  experienceOf,
  isoDate,
  MAX_WEEKS,
  meters,
  PACE_LIMITS,
  planStartDate,
  POOLS,
  RACE_DISTANCES,
  RACE_TYPES,
  totalWeeks,
  addDays,
  milesPerHour,
  parseFinishTime,
  parseIsoDate,
  parsePace,
  parseSpeed,
  secondsPer100m,
  secondsPerMile,
  type ExperienceLevel,
  type IsoDate,
  type RacePaces,
  type Seconds,
} from "@triplan/domain";
import type { PaceImprovement, PlanRequest } from "@triplan/plan-engine";
import { FlagError } from "./flag-error.ts";
import { currentTrainingOfFlags } from "./now-flags.ts";
import { scheduleOfFlags } from "./schedule-flags.ts";
import { thresholdsOfFlags } from "./threshold-flags.ts";

export interface PrintOrder {
  request: PlanRequest;
  /** Print the whole plan as JSON. */
  isJson: boolean;
  isSummary: boolean;
  /** The week to print in full; null prints all in brief. */
  onlyWeek: number | null;
}

const OPTIONS = {
  race: { type: "string" },
  weeks: { type: "string" },
  level: { type: "string" },
  hours: { type: "string" },
  days: { type: "string" },
  endurance: { type: "string" },
  sports: { type: "string" },
  appointments: { type: "string" },
  goal: { type: "string" },
  swim: { type: "string" },
  bike: { type: "string" },
  run: { type: "string" },
  ambition: { type: "string" },
  "now-hours": { type: "string" },
  "now-run": { type: "string" },
  "now-ride": { type: "string" },
  "now-swim": { type: "string" },
  ftp: { type: "string" },
  "bike-threshold": { type: "string" },
  "lthr-bike": { type: "string" },
  "lthr-run": { type: "string" },
  css: { type: "string" },
  "run-threshold": { type: "string" },
  from: { type: "string" },
  pool: { type: "string" },
  optimise: { type: "boolean" },
  summary: { type: "boolean" },
  week: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Paces of a typical athlete of each level. */
const PACES_OF_LEVEL = {
  beginner: { swim: secondsPer100m(165), bike: milesPerHour(14.5), run: secondsPerMile(630) },
  intermediate: DEFAULT_PACES,
  advanced: { swim: secondsPer100m(95), bike: milesPerHour(22), run: secondsPerMile(420) },
} as const satisfies Record<ExperienceLevel, RacePaces>;

/** The request of the flags, or null for help; `today` is the default day. */
export function readFlags(args: readonly string[], today: IsoDate): PrintOrder | null {
  const flags = parsed(args);
  if (flags.help === true) return null;
  const isJson = flags.json === true;
  if (isJson && (flags.summary === true || flags.week !== undefined)) {
    throw new FlagError("--json prints the whole plan: leave out --summary and --week.");
  }
  const race = oneOf("race", flags.race, RACE_TYPES);
  const weeks = wholeNumber("weeks", flags.weeks, MAX_WEEKS);
  const named = flags.level === undefined ? null : oneOf("level", flags.level, EXPERIENCE_LEVELS);
  const paces = pacesOf(flags, PACES_OF_LEVEL[named ?? "intermediate"]);
  const thresholds = thresholdsOfFlags(flags);
  const createdOn = flags.from === undefined ? today : dateOf(flags.from);
  const raceDate = addDays(createdOn, weeks * 7);
  return {
    request: {
      raceType: race,
      distances: RACE_DISTANCES[race],
      raceDate,
      createdOn,
      startDate: planStartDate(createdOn, raceDate),
      totalWeeks: totalWeeks(createdOn, raceDate),
      level: named ?? experienceOf(paces).level,
      paces,
      ...(thresholds && { thresholds }),
      now: currentTrainingOfFlags(flags),
      goalFinish: flags.goal === undefined ? null : goalOf(flags.goal),
      schedule: scheduleOfFlags(race, flags),
      paceImprovement: oneOf("ambition", Number(flags.ambition ?? 3), AMBITIONS),
      poolLength: meters(poolOf(flags.pool)),
      optimiseLoad: flags.optimise === true,
    },
    isJson,
    isSummary: flags.summary === true,
    onlyWeek: flags.week === undefined ? null : wholeNumber("week", flags.week, weeks),
  };
}

/** "25m" for "25 m", "33m" for "33⅓ m". */
const nameOf = ({ name }: (typeof POOLS)[number]) => name.replace(/⅓? /, "");

/** A pool as athletes name it: "50m", "25yd". */
function poolOf(text = "25m"): number {
  const pool = POOLS.find((each) => nameOf(each) === text);
  if (!pool) throw new FlagError(`--pool must be one of ${POOLS.map(nameOf).join(", ")}.`);
  return pool.meters;
}

const AMBITIONS = [1, 2, 3, 4, 5] as const satisfies readonly PaceImprovement[];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false }).values;
  } catch (error) {
    throw new FlagError(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<T extends string | number>(
  name: string,
  value: string | number | undefined,
  known: readonly T[],
): T {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new FlagError(`--${name} must be one of ${known.join(", ")}.`);
  return found;
}

function wholeNumber(name: string, text: string | undefined, most: number): number {
  const value = Number(text ?? Number.NaN);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new FlagError(`--${name} must be a whole number from 1 to ${most}.`);
}

function dateOf(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new FlagError(`--from must be a date such as ${isoDate("2027-01-03")}.`);
  return date;
}

function goalOf(text: string): Seconds {
  const goal = parseFinishTime(text) ?? parseFinishTime(`${text}:00`);
  if (goal === null) throw new FlagError("--goal must be a time such as 5:30 or 5:30:00.");
  return goal;
}

function pacesOf(
  flags: { swim?: string | undefined; bike?: string | undefined; run?: string | undefined },
  usual: RacePaces,
): RacePaces {
  const pace = (name: "swim" | "bike" | "run", parse: (text: string) => number | null) => {
    const text = flags[name];
    if (text === undefined) return usual[name];
    const value = parse(text);
    const { min, max } = PACE_LIMITS[name];
    if (value !== null && value >= min && value <= max) return value;
    throw new FlagError(`--${name} is no pace that the setup form takes: ${text}`);
  };
  return {
    swim: secondsPer100m(pace("swim", parsePace)),
    bike: milesPerHour(pace("bike", parseSpeed)),
    run: secondsPerMile(pace("run", parsePace)),
  };
}
