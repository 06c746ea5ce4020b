import type { Discipline, Kit } from "@triplan/domain";
import { TARGET_BOUNDS } from "@triplan/workout-files";
import type { Workout, WorkoutBlock, WorkoutStep } from "@triplan/workout-files";

const MAX_DESCRIPTION = 1024;
const MAX_NOTE = 512;
const PROVIDER = "Triplan";

const SPORTS = {
  swim: "LAP_SWIMMING",
  bike: "CYCLING",
  run: "RUNNING",
} as const satisfies Record<Discipline, string>;

const INTENSITIES = {
  warmup: "WARMUP",
  work: "ACTIVE",
  recovery: "RECOVERY",
  rest: "REST",
  cooldown: "COOLDOWN",
} as const satisfies Record<WorkoutStep["role"], string>;

const POOL_UNITS = { m: "METER", yd: "YARD" } as const;

/** The other kit has no word. */
const EQUIPMENT: Partial<Record<Kit, string>> = {
  fins: "SWIM_FINS",
  kickboard: "SWIM_KICKBOARD",
  paddles: "SWIM_PADDLES",
  "pull buoy": "SWIM_PULL_BUOY",
  snorkel: "SWIM_SNORKEL",
};

interface Numbered {
  stepOrder: number;
}

/** A workout as the training interface takes it: metres, seconds, metres per second. */
export function workoutBody(workout: Workout) {
  const { sport, name, description, pool, blocks } = workout;
  const steps = inOrder(blocks.flatMap((block) => blockSteps(sport, block)));
  return {
    workoutName: name,
    description: cut(description, MAX_DESCRIPTION),
    sport: SPORTS[sport],
    poolLength: pool?.lengthMeters ?? null,
    poolLengthUnit: pool ? POOL_UNITS[pool.unit] : null,
    workoutProvider: PROVIDER,
    workoutSourceId: PROVIDER,
    isSessionTransitionEnabled: false,
    segments: [{ segmentOrder: 1, sport: SPORTS[sport], steps }],
  };
}

type StepBody = ReturnType<typeof stepBody>;
type RepeatBody = ReturnType<typeof repeatBody>;

/** Numbers steps depth first. */
function inOrder(
  steps: readonly (StepBody | RepeatBody)[],
): ((StepBody | RepeatBody) & Numbered)[] {
  let stepOrder = 0;
  const next = () => (stepOrder += 1);
  return steps.map((step) => {
    const numbered = { ...step, stepOrder: next() };
    if (!("steps" in numbered)) return numbered;
    return { ...numbered, steps: numbered.steps.map((each) => ({ ...each, stepOrder: next() })) };
  });
}

function blockSteps(sport: Discipline, block: WorkoutBlock): (StepBody | RepeatBody)[] {
  const steps = block.steps.map((step) => stepBody(sport, step));
  if (block.times === 1) return steps;
  const last = block.steps.at(-1);
  // A watch leaves out the last rest of a repeated swim set.
  const isRestLost = sport === "swim" && last?.role === "rest";
  return [repeatBody(sport, block.times, steps), ...(isRestLost ? steps.slice(-1) : [])];
}

const repeatBody = (sport: Discipline, times: number, steps: readonly StepBody[]) => ({
  type: "WorkoutRepeatStep",
  repeatType: "REPEAT_UNTIL_STEPS_CMPLT",
  repeatValue: times,
  skipLastRestStep: sport === "swim",
  steps,
});

const stepBody = (sport: Discipline, step: WorkoutStep) => ({
  type: "WorkoutStep",
  intensity: INTENSITIES[step.role],
  description: cut([step.name, step.note].filter(Boolean).join(": "), MAX_NOTE),
  durationType: durationType(sport, step),
  durationValue: rounded(step.length.value),
  ...(sport === "swim" ? swimTarget(step) : landTarget(sport, step)),
  equipmentType: sport === "swim" ? equipmentOf(step) : null,
});

function durationType(sport: Discipline, { role, length: { unit } }: WorkoutStep): string {
  if (unit === "meters") return "DISTANCE";
  if (unit === "sendOff") return "FIXED_REPETITION";
  return sport === "swim" && role === "rest" ? "FIXED_REST" : "TIME";
}

/** A swim takes one pace: the middle of a range. An open range is by feel. */
function swimTarget({ target }: WorkoutStep) {
  if (target?.by !== "speed" || target.low === null || target.high === null) return {};
  return {
    secondaryTargetType: "PACE_ZONE",
    secondaryTargetValueLow: rounded((target.low + target.high) / 2),
  };
}

const LAND_TARGETS = { heartRate: "HEART_RATE", watts: "POWER", ftp: "POWER" } as const;

function landTarget(sport: Discipline, { target }: WorkoutStep) {
  if (!target) return { targetType: "OPEN" };
  const { lowest, highest } = TARGET_BOUNDS[target.by];
  const isShare = target.by === "ftp";
  const scaled = (value: number) => rounded(isShare ? value * 100 : value);
  const speedType = sport === "run" ? "PACE" : "SPEED";
  return {
    targetType: target.by === "speed" ? speedType : LAND_TARGETS[target.by],
    targetValueLow: scaled(target.low ?? lowest),
    targetValueHigh: scaled(target.high ?? highest),
    ...(isShare && { targetValueType: "PERCENT" }),
  };
}

const equipmentOf = ({ kit }: WorkoutStep): string =>
  kit.flatMap((each) => EQUIPMENT[each] ?? [])[0] ?? "NONE";

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** At most `length` characters; what is too long ends in "…". */
function cut(text: string, length: number): string {
  const whole = text.toWellFormed();
  return whole.length <= length ? whole : `${whole.slice(0, length - 1).toWellFormed()}…`;
}
