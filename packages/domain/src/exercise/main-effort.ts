import {
  ZONES,
  type ExerciseStep,
  type Intensity,
  type StepInterval,
  type Zone,
} from "./exercise-steps.ts";

/** Fields that determine the main zone and pace. */
export interface EffortFacts {
  steps: readonly ExerciseStep[];
  intensity: Intensity;
}

const secondsOf = (stretches: readonly StepInterval[]): number =>
  stretches.reduce((total, each) => total + each.seconds, 0);

function stretchesOf(steps: readonly ExerciseStep[]): StepInterval[] {
  const stretches: StepInterval[] = [];
  for (const { repeat, intervals } of steps) {
    for (let time = 0; time < repeat; time += 1) stretches.push(...intervals);
  }
  return stretches;
}

/**
 * Stretches of the main effort, all in one zone: those at race pace if the main set has any, else
 * those in the zone with most of its work. For an easy exercise its easy part: strides and openers
 * are not the main set.
 */
export function mainStretches({ steps, intensity }: EffortFacts): StepInterval[] {
  const candidates = mainCandidates(steps, intensity).filter(({ feel }) => feel !== "walk");
  const spent: Record<Zone, number> = { Z1: 0, Z2: 0, Z3: 0, Z4: 0, Z5: 0, Z6: 0 };
  for (const { zone, seconds } of candidates) spent[zone] += seconds;
  const zone = ZONES.toReversed().reduce<Zone>(
    (best, each) => (spent[each] > spent[best] ? each : best),
    "Z6",
  );
  return candidates.filter((each) => each.zone === zone);
}

/** Zone of the main effort; null without steps. */
export const mainZone = (exercise: EffortFacts): Zone | null =>
  mainStretches(exercise)[0]?.zone ?? null;

function mainCandidates(steps: readonly ExerciseStep[], intensity: Intensity): StepInterval[] {
  const main = stretchesOf(steps.filter((step) => step.kind === "main"));
  const steady = stretchesOf(steps.filter((step) => step.kind === "steady"));
  const all = stretchesOf(steps);
  if (intensity === "easy" || intensity === "recovery") return easyCandidates(main, steady, all);
  const core = main.length > 0 ? main : steady.length > 0 ? steady : all;
  const atRacePace = core.filter((each) => each.isRacePace);
  if (atRacePace.length > 0) return atRacePace;
  return harderThan(intensity === "moderate" ? "Z1" : "Z2", core);
}

const isEasyStretch = ({ zone, isRacePace }: StepInterval): boolean => zone <= "Z2" && !isRacePace;

function easyCandidates(
  main: readonly StepInterval[],
  steady: readonly StepInterval[],
  all: readonly StepInterval[],
): StepInterval[] {
  const easyMain = main.filter(isEasyStretch);
  const easySteady = steady.filter(isEasyStretch);
  const isFast = main.some((each) => each.zone > "Z3" || each.isRacePace);
  const isSteady = isFast || secondsOf(easySteady) > secondsOf(easyMain);
  if (isSteady && easySteady.length > 0) return harderThan("Z1", easySteady);
  if (!isFast && easyMain.length > 0) return harderThan("Z1", easyMain);
  const easy = all.filter(isEasyStretch);
  return easy.length > 0 ? easy : [...all];
}

/** Stretches above the zone; all of them if none is harder. */
function harderThan(zone: Zone, stretches: readonly StepInterval[]): StepInterval[] {
  const work = stretches.filter((each) => each.zone > zone);
  return work.length > 0 ? work : [...stretches];
}
