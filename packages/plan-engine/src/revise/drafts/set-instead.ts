import { secondsByZone, ZONES, type ExerciseStep } from "@triplan/domain";
import {
  candidates,
  resolveSteps,
  sharesOf,
  zonedSteps,
  type WeekWriter,
} from "../../sessions/index.ts";
import type { Draft } from "./draft.ts";
import { isAllowed, slotOf } from "./draft-slot.ts";
import { contentOf, type Content } from "./fitted-content.ts";

/** A set with less of the hard time than this is not worth calling it one. */
const MIN_SHARE = 0.6;

/** Moving seconds above zone 2. */
export function secondsAboveEasy(steps: readonly ExerciseStep[]): number {
  const seconds = secondsByZone(steps);
  return ZONES.reduce((sum, zone) => sum + (zone > "Z2" ? seconds[zone] : 0), 0);
}

/**
 * The set of the draft's sport that comes nearest to its hard time without having more, of its label if there
 * is one; null if none has enough of it.
 */
export function setInstead(writer: WeekWriter, draft: Draft): Content | null {
  const { mostAboveEasy: most = 0, base, minutes, intensity } = draft;
  const { type } = base;
  const found = candidates(slotOf(draft, "quality"), minutes, writer)
    .filter((template) => isAllowed(template, draft))
    .flatMap((template) =>
      [...sharesOf(writer), 1].flatMap((share) => {
        const steps = resolveSteps(template.steps, minutes, writer.measures[type], { share });
        return steps ? [contentOf(template, steps)] : [];
      }),
    )
    .map((content) => ({
      content,
      hard: secondsAboveEasy(zonedSteps(writer, { ...content, type })),
    }))
    .filter(({ hard }) => hard >= MIN_SHARE * most && hard <= most)
    .toSorted((a, b) => b.hard - a.hard);
  const sameLabel = found.find(({ content }) => content.intensity === intensity);
  return (sameLabel ?? found[0])?.content ?? null;
}
