import { EXPERIENCE_LEVELS, RACE_TYPES } from "@triplan/domain";
import type { Effort } from "../../intensity/index.ts";
import {
  ladderNamed,
  MAX_FILLER,
  rungId,
  rungMinutes,
  rungOf,
  type Ladder,
  type LadderStep,
  type Rung,
} from "../../ladders/index.ts";
import {
  byFeel,
  cooldownMeters,
  edgeBetween,
  repeat,
  steady,
  swum,
  timed,
  warmupMeters,
} from "./template-parts.ts";
import type { RepeatStep, SessionTemplate, Stretch, TemplateStep } from "./template-types.ts";

/** Swims have no length of their own: metres take each swimmer another time. */
const SWIM_MINUTES = [20, 150] as const;
/** Minutes of the longest long ride. */
const LONGEST = 360;

/** A rung as a template, with its ladder's shortest warm-up and cool-down. */
export function rungTemplate(step: LadderStep): SessionTemplate {
  const {
    name,
    purpose,
    discipline,
    intensity,
    isLong = false,
    isLast = false,
  } = ladderNamed(step.ladder);
  // The swim pace matters to swims only.
  const land = rungMinutes(step, 0);
  return {
    id: rungId(step),
    name,
    purpose,
    discipline,
    intensity,
    weeks: new Set(["base", "build", "peak", "taper"]),
    levels: new Set(EXPERIENCE_LEVELS),
    races: new Set(RACE_TYPES),
    minutes:
      discipline === "swim" ? SWIM_MINUTES : [land.least, isLong || isLast ? LONGEST : land.most],
    steps: rungSteps(step),
  };
}

interface Changes {
  /** Repetitions and rest other than the rung's. */
  reps?: number;
  rest?: number;
}

/** The steps of a rung with a warm-up and a cool-down as long as its ladder allows. */
export function rungSteps(step: LadderStep, changes: Changes = {}): TemplateStep[] {
  const ladder = ladderNamed(step.ladder);
  const rung = rungOf(step);
  const [, work] = rung;
  const { reps = rung[0], rest = rung[2] } = changes;
  const { warmup, cooldown, load, isLong = false, isLast = false } = ladder;
  if (step.ladder === "swim-long") return longSwimParts(work);
  const set = rungSet(ladder, [reps, work, rest]);
  if (ladder.easyAfter) return work > 0 ? [set, steady("Z2")] : [steady("Z2")];
  if (ladder.discipline === "swim") {
    // Half a set in the taper, and a few fast lengths, leave more easy swimming than this.
    const isLimited = changes.reps === undefined && load !== "easy";
    return [
      edgeBetween("warmup", warmup, "m"),
      set,
      isLimited ? steady("Z2", MAX_FILLER * reps * work) : steady("Z2"),
      edgeBetween("cooldown", cooldown, "m"),
    ];
  }
  const first = edgeBetween("warmup", warmup, "min");
  const last = edgeBetween("cooldown", afterRest(cooldown, rest), "min");
  return isLong || isLast ? [first, steady("Z2"), set, last] : [first, set, steady("Z2"), last];
}

/** A long swim: the long piece, and shorter ones after it. */
export const longSwimParts = (piece: number): TemplateStep[] => [
  warmupMeters(200),
  repeat([1, 1], [swum(piece, "Z2", 30)]),
  steady("Z2"),
  cooldownMeters(100),
];

/** The easy minutes after the last repetition count as cool-down, except for one. */
function afterRest([least, most]: readonly [number, number], rest: number) {
  const shortest = Math.max(1, Math.ceil(least - rest));
  return [shortest, Math.max(shortest, Math.floor(most - rest))] as const;
}

function rungSet(ladder: Ladder, [reps, work, rest]: Rung): RepeatStep {
  const { discipline, effort, pattern } = ladder;
  if (discipline === "swim") return repeat([reps, reps], [swum(work, effort, rest)]);
  const set = pattern ? repeated(pattern, work) : [timed(work, effort)];
  const items = ladder.isByFeel ? set.map((each) => byFeel(each, "zone")) : set;
  return repeat([reps, reps], items, rest > 0 ? timed(rest, "Z1") : null);
}

const repeated = (pattern: readonly (readonly [number, Effort])[], count: number): Stretch[] =>
  Array.from({ length: count }, () =>
    pattern.map(([minutes, effort]) => timed(minutes, effort)),
  ).flat();
