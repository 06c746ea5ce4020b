import { periodise, type WeekFrame } from "../calendar/index.ts";
import type { PlannedWeek, PlanRequest } from "../model/plan-types.ts";
import { aimedWeek, isAllEasy, type AimedExercise, type AimedWeek } from "./aimed-week.ts";
import { loadWeekHighlights, type Highlight, type HighlightBasis } from "./load-week-highlights.ts";
import { EASED_AIMS, usualAims } from "./phase-aims.ts";

/** Highlights of a week's aim. */
const MAX_HIGHLIGHTS = 2;

interface AimBasis extends HighlightBasis {
  frames: readonly WeekFrame[];
}

/** The aim of each week of a plan that has these exercises, in the order of the weeks. */
export const planAims = (request: PlanRequest, exercises: readonly AimedExercise[]): string[] =>
  weekAims({ ...request, frames: periodise(request) }, exercises);

/** The weeks with the aims that follow from their exercises; a week whose aim stays is kept. */
export function withAims(
  basis: AimBasis,
  weeks: readonly (Omit<PlannedWeek, "aim"> | PlannedWeek)[],
): PlannedWeek[] {
  const aims = weekAims(
    basis,
    weeks.flatMap(({ exercises }) => exercises),
  );
  return weeks.map((week, index) => {
    const aim = aims[index] ?? "";
    return "aim" in week && week.aim === aim ? week : { ...week, aim };
  });
}

/**
 * The aim of each week for the athlete, in the order of the weeks: what is special about its
 * exercises. No week has the aim of its neighbour.
 */
function weekAims(basis: AimBasis, exercises: readonly AimedExercise[]): string[] {
  const byWeek = Map.groupBy(exercises, ({ week }) => week);
  const weeks = basis.frames.map((frame) => aimedWeek(frame, byWeek.get(frame.week) ?? []));
  let said: readonly string[] = [];
  return weeks.map((week, index) => {
    const isMadeLight = isEased(week, weeks.slice(0, index));
    const hasHighlights = week.frame.isLoading && !isMadeLight;
    const highlights = hasHighlights ? loadWeekHighlights(basis, weeks, index) : [];
    const isNew = (text: string) => !said.includes(text);
    const chosen = firstOfTopics(highlights.filter(({ text }) => isNew(text)));
    said =
      chosen.length > 0
        ? chosen
        : [inTurn(week, isMadeLight ? EASED_AIMS : usualAims(week, weeks.length), isNew)];
    return said.join(" ");
  });
}

/** Share of the biggest load week before, below which an all easy one has been made light. */
const EASED_SHARE = 0.8;

function isEased(week: AimedWeek, before: readonly AimedWeek[]): boolean {
  const load = before.filter(({ frame }) => frame.isLoading);
  const biggest = Math.max(0, ...load.map(({ minutes }) => minutes));
  return week.frame.isLoading && isAllEasy(week) && week.minutes < EASED_SHARE * biggest;
}

/** The sentences one after the other. */
function inTurn(
  { frame }: AimedWeek,
  aims: readonly string[],
  isNew: (text: string) => boolean,
): string {
  const turn = (frame.phaseWeek - 1) % aims.length;
  const ordered = [...aims.slice(turn), ...aims.slice(0, turn)];
  return ordered.find(isNew) ?? "";
}

/** The first ones of different topics. */
function firstOfTopics(highlights: readonly Highlight[]): string[] {
  const topics = new Set<string>();
  const chosen = highlights.filter(({ topic }) => {
    const isOther = !topics.has(topic);
    topics.add(topic);
    return isOther;
  });
  return chosen.slice(0, MAX_HIGHLIGHTS).map(({ text }) => text);
}
