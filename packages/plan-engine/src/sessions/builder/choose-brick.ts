import { DISCIPLINE_NOUNS, type Discipline, type Intensity, type RaceType } from "@triplan/domain";
import { isHard, type Distribution } from "../../intensity/index.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import { BRICK_TEMPLATES } from "../library/brick-templates.ts";
import type { BrickTemplate, TemplateStep, WeekKind } from "../library/template-types.ts";
import { bandSeconds } from "./bands.ts";
import { hasEffort } from "./candidates.ts";
import { distributionCost, isEasyEnough, repeatCost, sharesOf } from "./choice-cost.ts";
import { resolveSteps } from "../resolve/resolve-steps.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";
import { take, type WeekWriter } from "./week-writer.ts";
import type { WrittenSession } from "../resolve/written-session.ts";

/** The short brick for beginners, and the plain one that fits any length. */
const SHORT_BRICK = "K01";
const PLAIN_BRICK = "K02";

interface Part {
  slot: PlacedSlot;
  steps: ResolvedStep[];
  intensity: Intensity;
}

interface Choice {
  template: BrickTemplate;
  bike: Part;
  run: Part;
  bands: Distribution;
}

/** Writes the ride and the run of the week's brick from one template. */
export function chooseBrick(
  writer: WeekWriter,
  bike: PlacedSlot,
  run: PlacedSlot,
  part: number,
): [WrittenSession, WrittenSession] {
  let best: Choice | null = null;
  let least = Number.POSITIVE_INFINITY;
  const needsStrides = writer.frame.phase === "taper" && !writer.isSharp;
  for (const template of BRICK_TEMPLATES) {
    if (!suitsBrick(writer, template, bike.minutes, run.minutes)) continue;
    const again = repeatCost(writer, template, bike.minutes + run.minutes);
    for (const share of sharesOf(writer)) {
      const choice = resolved(writer, template, bike, run, share);
      if (!choice || isTooHard(choice.bike) || isTooHard(choice.run)) break;
      if (!needsStrides && !isEasyEnough(writer, choice.bands)) continue;
      const cost = again + distributionCost(writer, choice.bands, part) + rehearsalCost(choice);
      if (cost >= least) continue;
      best = choice;
      least = cost;
    }
  }
  return sessions(writer, best ?? plain(writer, bike, run));
}

/** True if the template suits the athlete, the week and these minutes of ride and run. */
function suitsBrick(
  { raceType, level, frame }: Pick<WeekWriter, "raceType" | "level" | "frame">,
  template: BrickTemplate,
  rideMinutes: number,
  runMinutes: number,
): boolean {
  const kind: WeekKind = frame.isRecovery ? "recovery" : frame.phase;
  const total = rideMinutes + runMinutes;
  const [least, most] = template.minutes;
  const [leastRun, mostRun] = template.runMinutes;
  // The introduction is for athletes who may never have run off the bike.
  const isForBeginners = template.id === SHORT_BRICK && level !== "beginner";
  return (
    !isForBeginners &&
    template.weeks.has(kind) &&
    template.races.has(raceType) &&
    template.levels.has(level) &&
    total >= least &&
    total <= most &&
    runMinutes >= leastRun &&
    runMinutes <= mostRun
  );
}

function resolved(
  writer: WeekWriter,
  template: BrickTemplate,
  bike: PlacedSlot,
  run: PlacedSlot,
  share: number,
): Choice | null {
  const { measures } = writer;
  const bikeSteps = resolveSteps(template.bike, bike.minutes, measures.bike, { share });
  const runSteps = resolveSteps(template.run, run.minutes, measures.run, { share });
  return bikeSteps && runSteps && choiceOf(writer, template, bike, run, bikeSteps, runSteps);
}

function choiceOf(
  writer: WeekWriter,
  template: BrickTemplate,
  bike: PlacedSlot,
  run: PlacedSlot,
  bikeSteps: ResolvedStep[],
  runSteps: ResolvedStep[],
): Choice {
  const race = writer.raceType;
  return {
    template,
    bike: { slot: bike, steps: bikeSteps, intensity: partIntensity(template, template.bike, race) },
    run: { slot: run, steps: runSteps, intensity: partIntensity(template, template.run, race) },
    bands: bandSeconds([...bikeSteps, ...runSteps], writer.racePaceZone),
  };
}

/** Label of one half: the template's if that half contains its work, else easy. */
export function partIntensity(
  template: BrickTemplate,
  steps: readonly TemplateStep[],
  race: RaceType,
): Intensity {
  const isRidden = steps === template.bike;
  if (hasEffort(steps, "Z4") || hasEffort(steps, "Z5")) return template.intensity;
  if (hasEffort(steps, "RP")) {
    // Race pace of the longer races is tempo: a short run at it is not hard.
    const isTempo = template.intensity === "hard" && race === "70.3" && !isRidden;
    return isTempo ? "tempo" : template.intensity;
  }
  return hasEffort(steps, "Z3") ? "tempo" : "easy";
}

/** "Brick ride" for an easy half, else with the brick's work: "Race-pace brick run". */
export const brickName = (
  template: BrickTemplate,
  discipline: Discipline,
  intensity: Intensity,
): string => `${intensity === "easy" ? "Brick" : template.name} ${DISCIPLINE_NOUNS[discipline]}`;

const isTooHard = (part: Part) => isHard(part) && !part.slot.isHard;

/** Penalty for an easy brick where a hard one is planned. */
function rehearsalCost({ bike, run }: Choice): number {
  const missed = [bike, run].filter((part) => part.slot.isHard && !isHard(part)).length;
  return 50 * missed;
}

function plain(writer: WeekWriter, bike: PlacedSlot, run: PlacedSlot): Choice {
  const suited = BRICK_TEMPLATES.filter(({ id }) => id === SHORT_BRICK || id === PLAIN_BRICK);
  const template =
    suited.find((each) => suitsBrick(writer, each, bike.minutes, run.minutes)) ?? suited.at(-1);
  if (!template) throw new RangeError(`No brick template ${PLAIN_BRICK}`);
  const fit = { share: 1, isLenient: true };
  const bikeSteps = resolveSteps(template.bike, bike.minutes, writer.measures.bike, fit) ?? [];
  const runSteps = resolveSteps(template.run, run.minutes, writer.measures.run, fit) ?? [];
  return choiceOf(writer, template, bike, run, bikeSteps, runSteps);
}

function sessions(writer: WeekWriter, choice: Choice): [WrittenSession, WrittenSession] {
  const { template, bike, run } = choice;
  const minutes = bike.slot.minutes + run.slot.minutes;
  take(writer, template.id, minutes, [...bike.steps, ...run.steps]);
  return [sessionOf(template, bike), sessionOf(template, run)];
}

const sessionOf = (template: BrickTemplate, part: Part): WrittenSession => ({
  slot: part.slot,
  templateId: template.id,
  name: brickName(template, part.slot.discipline, part.intensity),
  intensity: part.intensity,
  purpose: template.purpose,
  steps: part.steps,
});

/** The halves of an easy brick, each recorded in the week when it is written. */
export function plainBrick(writer: WeekWriter, bike: PlacedSlot, run: PlacedSlot) {
  const choice = plain(writer, bike, run);
  const written = (part: Part) => {
    take(writer, choice.template.id, part.slot.minutes, part.steps);
    return sessionOf(choice.template, part);
  };
  return { ride: () => written(choice.bike), run: () => written(choice.run) };
}
