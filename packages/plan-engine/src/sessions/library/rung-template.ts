import { EXPERIENCE_LEVELS, RACE_TYPES } from "@triplan/domain";
import type { Effort } from "../../intensity/index.ts";
import {
  ladderNamed,
  rungId,
  rungMinutes,
  rungOf,
  type Ladder,
  type LadderStep,
  type Rung,
} from "../../ladders/index.ts";
import {
  cooldown,
  cooldownMeters,
  repeat,
  steady,
  swum,
  timed,
  warmup,
  warmupMeters,
} from "./template-parts.ts";
import type { RepeatStep, SessionTemplate, Stretch, TemplateStep } from "./template-types.ts";

/** Swims have no length of their own: metres take each swimmer another time. */
const SWIM_MINUTES = [20, 150] as const;
/** Minutes of the longest long ride. */
const LONGEST = 360;
const MAX_FILLERS = 60;
/** Most 200s after the long piece of a long swim. */
const MAX_SHORT_PIECES = 20;

/** A rung as a template, with its ladder's shortest warm-up and cool-down. */
export function rungTemplate(step: LadderStep): SessionTemplate {
  const {
    name,
    purpose,
    discipline,
    intensity,
    isLong = false,
    isLast = false,
    warmup: first,
    cooldown: last,
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
    steps: rungSteps(step, { warmup: first[0], cooldown: last[0] }),
  };
}

interface Edges {
  /** Minutes on the bike and run, metres in the water. */
  warmup: number;
  cooldown: number;
  /** Repetitions other than the rung's. */
  reps?: number;
  /** Metres of the easy repetitions that fill the rest of a swim. */
  fillMeters?: number;
}

/** The steps of a rung between a warm-up and a cool-down of the given length. */
export function rungSteps(
  step: LadderStep,
  { warmup: first, cooldown: last, reps = rungOf(step)[0], fillMeters = 100 }: Edges,
): TemplateStep[] {
  const ladder = ladderNamed(step.ladder);
  const rung = rungOf(step);
  if (step.ladder === "swim-long") return longSwimParts(rung[1]);
  const set = rungSet(ladder, rung, reps);
  if (ladder.easyAfter) return rung[1] > 0 ? [set, steady("Z2")] : [steady("Z2")];
  if (ladder.isLong === true || ladder.isLast === true)
    return [warmup(first), steady("Z2"), set, cooldown(last)];
  if (ladder.discipline !== "swim") return [warmup(first), set, steady("Z2"), cooldown(last)];
  const fill = repeat([0, MAX_FILLERS], [swum(fillMeters, "Z2", 15)]);
  return [warmupMeters(first), set, fill, cooldownMeters(last)];
}

/** A long swim: the long piece, and 200s after it. */
export const longSwimParts = (piece: number): TemplateStep[] => [
  warmupMeters(200),
  repeat([1, 1], [swum(piece, "Z2", 30)]),
  repeat([0, MAX_SHORT_PIECES], [swum(200, "Z2", 20)]),
  steady("Z2"),
  cooldownMeters(100),
];

function rungSet(ladder: Ladder, [, work, rest]: Rung, reps: number): RepeatStep {
  const { discipline, effort, pattern } = ladder;
  if (discipline === "swim") return repeat([reps, reps], [swum(work, effort, rest)]);
  const items = pattern ? repeated(pattern, work) : [timed(work, effort)];
  return repeat([reps, reps], items, rest > 0 ? timed(rest, "Z1") : null);
}

const repeated = (pattern: readonly (readonly [number, Effort])[], count: number): Stretch[] =>
  Array.from({ length: count }, () =>
    pattern.map(([minutes, effort]) => timed(minutes, effort)),
  ).flat();
