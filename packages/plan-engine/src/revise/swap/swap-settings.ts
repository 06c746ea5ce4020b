import type { Discipline, Kit, PoolUnit } from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import { isEasy } from "../../intensity/index.ts";
import { rungWithId } from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { described, OPENERS } from "../../sessions/index.ts";
import { isLong } from "../../week/index.ts";

/** The same exercise in another place or with other kit. */
export type SettingKind =
  | "trainer"
  | "climb"
  | "everyday-bike"
  | "rolling-roads"
  | "trails"
  | "rolling-hills"
  | "loops"
  | "treadmill"
  | "treadmill-hills"
  | "track"
  | "grass"
  | "lake"
  | "pull-buoy"
  | "fins"
  | "snorkel";

export interface Setting {
  kind: SettingKind;
  sport: Discipline;
  /** Follows the name of the exercise. */
  where: string;
  /** How to do it. */
  note: string;
  cost: string;
  kit?: Kit;
  suits: (exercise: PlannedExercise) => boolean;
}

/** More minutes in one place are too much for most. */
const MAX_TRAINER_MINUTES = 180;
const MAX_TREADMILL_MINUTES = 90;
const MIN_ROLLING_MINUTES = 30;

const isTechnique = ({ templateId }: PlannedExercise): boolean =>
  templateId === "S01" || rungWithId(templateId)?.ladder === "swim-technique";

/** Easy time that is neither very easy nor a wake-up for the race. */
const isEndurance = ({ intensity, templateId }: PlannedExercise): boolean =>
  intensity === "easy" && !OPENERS.has(templateId);

const isRampTest = ({ templateId }: PlannedExercise): boolean => templateId === "B22";

const isUphill = ({ templateId }: PlannedExercise): boolean => {
  const ladder = rungWithId(templateId)?.ladder;
  return ladder === "run-hills" || ladder === "bike-hills";
};

/** A set for a road, neither easy nor uphill. */
const isFlatSet = (exercise: PlannedExercise): boolean =>
  !isEasy(exercise.intensity) && !isUphill(exercise) && !isLong(exercise);

const isPulled = ({ steps }: PlannedExercise): boolean =>
  steps.some(({ kit = [] }) => kit.includes("pull buoy"));

/** The most useful first. */
const SETTINGS: readonly Setting[] = [
  {
    kind: "rolling-roads",
    sport: "bike",
    where: "on rolling roads",
    note: "Shift early and stay seated, so that each climb stays easy.",
    cost: "Slower on climbs: go by time and effort, not by distance.",
    suits: (ride) => isEndurance(ride) && ride.duration >= MIN_ROLLING_MINUTES,
  },
  {
    kind: "trainer",
    sport: "bike",
    where: "on the trainer",
    note: "Have a fan and a drink beside you, and stand up for half a minute every ten.",
    cost: "No traffic and no coasting, but no practice of corners and wind.",
    suits: (ride) => ride.duration <= MAX_TRAINER_MINUTES && !isRampTest(ride) && !isUphill(ride),
  },
  {
    kind: "climb",
    sport: "bike",
    where: "on a climb",
    note: "Ride the hard parts uphill, seated, and turn back at the end of each.",
    cost: "Steadier effort; rolling back down may take longer than the rests.",
    suits: (ride) => isFlatSet(ride) && !isTest(ride),
  },
  {
    kind: "everyday-bike",
    sport: "bike",
    where: "on any bike",
    note: "Flat streets, a small gear and no hurry: errands count.",
    cost: "As restful, without the position of your race bike.",
    suits: ({ intensity }) => intensity === "recovery",
  },
  {
    kind: "trails",
    sport: "run",
    where: "on trails",
    note: "Short steps, eyes a few metres ahead.",
    cost: "Softer for your legs and slower: go by effort, not by pace.",
    suits: (run) => isEasy(run.intensity) && !OPENERS.has(run.templateId),
  },
  {
    kind: "rolling-hills",
    sport: "run",
    where: "over rolling hills",
    note: "Shorten your steps uphill and let it roll downhill.",
    cost: "More work for your legs downhill: go by effort, not by pace.",
    suits: (run) => isEndurance(run) && isLong(run),
  },
  {
    kind: "treadmill",
    sport: "run",
    where: "on the treadmill",
    note: "Set it to 1 % uphill.",
    cost: "An even pace in any weather, but nothing of the road.",
    suits: (run) => run.duration <= MAX_TREADMILL_MINUTES && !isTest(run) && !isUphill(run),
  },
  {
    kind: "treadmill-hills",
    sport: "run",
    where: "on the treadmill",
    note: "Set it to 6 % uphill for the hard parts and to 1 % between them.",
    cost: "The same climb in any weather, but no running downhill.",
    suits: isUphill,
  },
  {
    kind: "track",
    sport: "run",
    where: "on a track",
    note: "Run in lane 1 and change direction in the warm-up and cool-down.",
    cost: "Exact distances and no traffic, but many bends.",
    suits: isFlatSet,
  },
  {
    kind: "grass",
    sport: "run",
    where: "on grass",
    note: "Short, flat grass without holes.",
    cost: "Softer for your legs and a little slower.",
    suits: ({ templateId }) => OPENERS.has(templateId),
  },
  ...(["bike", "run"] as const).map((sport) => ({
    kind: "loops" as const,
    sport,
    where: "in loops",
    note: "Pass your door or your car every half hour: drink, eat, and stop there if you must.",
    cost: "Food and the way home are always near, but you see less.",
    suits: (exercise: PlannedExercise) => isLong(exercise),
  })),
  {
    kind: "snorkel",
    sport: "swim",
    where: "with a snorkel",
    note: "Look down and watch your hands enter in front of your shoulders.",
    cost: "More care for your stroke, no practice of breathing.",
    kit: "snorkel",
    suits: (swim) => isTechnique(swim) || isPulled(swim),
  },
  {
    kind: "fins",
    sport: "swim",
    where: "with fins",
    note: "Kick gently: the fins are there to hold your legs up.",
    cost: "Easier to keep your body flat; your times don't count.",
    kit: "fins",
    suits: isTechnique,
  },
  {
    kind: "pull-buoy",
    sport: "swim",
    where: "with a pull buoy",
    note: "Let your legs rest and feel each pull to the end.",
    cost: "More work for your arms, less for your legs.",
    kit: "pull buoy",
    suits: (swim) => isEasy(swim.intensity) && !isTechnique(swim) && !isPulled(swim),
  },
  {
    kind: "lake",
    sport: "swim",
    where: "in open water",
    note: "Swim near the shore, never alone, and go by time.",
    cost: "Closer to the race, but the distance is a guess.",
    suits: (swim) => !isTest(swim) && !isTechnique(swim) && !isPulled(swim),
  },
];

/** The settings in which an exercise can be done as well. */
export const settingsFor = (exercise: PlannedExercise): Setting[] =>
  SETTINGS.filter(({ sport, suits }) => sport === exercise.type && suits(exercise));

/** The settings of a brick: those of its ride, and the treadmill for its run. */
export const settingsForBrick = (ride: PlannedExercise, run: PlannedExercise): Setting[] => [
  ...settingsFor(ride),
  ...settingsFor(run).filter(({ kind }) => kind === "treadmill"),
];

/** The exercise in another setting: same minutes, steps and targets. */
export function inSetting(
  exercise: PlannedExercise,
  { where, note, kit }: Setting,
  pool: PoolUnit,
): PlannedExercise {
  const changed = {
    ...exercise,
    name: `${exercise.name} ${where}`,
    notes: `${note} ${exercise.notes}`,
  };
  if (!kit) return changed;
  const steps = exercise.steps.map((step) =>
    step.kind === "main" || step.kind === "steady"
      ? { ...step, kit: [...new Set([...(step.kit ?? []), kit])] }
      : step,
  );
  return described({ ...changed, steps }, pool);
}
