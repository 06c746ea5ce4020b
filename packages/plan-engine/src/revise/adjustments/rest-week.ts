import { clamp, floor5, round5 } from "../../model/numbers.ts";
import { isLong } from "../../week/index.ts";
import { keptOf, leastOf, totalOf, withoutBrickRun } from "./cut-week.ts";
import { dropped, MIN_SESSION_MINUTES, type Draft } from "../drafts/draft.ts";
import type { WeekScope } from "./week-scope.ts";

/** A week of recovery: at most this many exercises, each on its own day, of these minutes. */
const RECOVERY = { exercises: 4, minutes: [35, 60] } as const;
/** Share of its minutes that a long exercise keeps in the first week of fatigue. */
const TIRED_LONG_PART = 0.7;
/** The week stays this near to its minutes when a day is freed. */
const MIN_LEFT = 0.95;

/**
 * The week of an athlete who needs recovery: one short exercise of each sport and one more, without
 * a brick.
 */
export function recoveryWeek(drafts: readonly Draft[], target: number, scope: WeekScope): Draft[] {
  const single = withoutBrick(drafts, scope);
  const [least, most] = RECOVERY.minutes;
  const count = clamp(Math.floor(target / least), 3, RECOVERY.exercises);
  const byLength = keptOf(single).toSorted((a, b) => b.minutes - a.minutes);
  const ofSport = byLength.filter(
    ({ base }, index) => byLength.findIndex((each) => each.base.type === base.type) === index,
  );
  const chosen = new Set(
    [...ofSport, ...byLength.filter((draft) => !ofSport.includes(draft))].slice(0, count),
  );
  const minutes = clamp(floor5(target / chosen.size), least, most);
  return single.map((draft) =>
    chosen.has(draft)
      ? { ...draft, minutes: Math.min(draft.minutes, Math.max(minutes, leastOf(draft, scope))) }
      : dropped(draft),
  );
}

/**
 * Leaves out the run of a brick, except a week's only run, which stays on its own; a day with another
 * exercise has no room for that, so it keeps the brick.
 */
export function withoutBrick(drafts: readonly Draft[], { dayOf }: WeekScope): Draft[] {
  const kept = keptOf(drafts);
  const run = kept.find(({ base }) => base.brickId !== null && base.type === "run");
  if (!run) return [...drafts];
  const isOnly = kept.every(({ base }) => base.type !== "run" || base === run.base);
  if (!isOnly) return withoutBrickRun(drafts, run);
  const isCrowded = kept.some(
    ({ base }) => base.brickId === null && dayOf(base) === dayOf(run.base),
  );
  if (isCrowded) return [...drafts];
  return withoutBrickRun(drafts, run).map((draft) =>
    draft.base === run.base
      ? {
          ...draft,
          base: { ...run.base, brickId: null },
          minutes: Math.max(MIN_SESSION_MINUTES, draft.minutes),
          isDropped: false,
          isAlone: true,
        }
      : draft,
  );
}

/** The first week of fatigue: shorter long exercises, and one day without training more. */
export function tiredWeek(drafts: readonly Draft[], target: number, scope: WeekScope): Draft[] {
  const shorter = drafts.map((draft) => {
    const isLongOne = isLong(draft.base) || draft.base.brickId !== null;
    const minutes = Math.max(leastOf(draft, scope), round5(TIRED_LONG_PART * draft.minutes));
    return isLongOne ? { ...draft, minutes: Math.min(draft.minutes, minutes) } : draft;
  });
  return withFreeDay(shorter, target, scope);
}

/** Leaves out the exercises of the shortest day on which none is long or the last of its sport. */
function withFreeDay(drafts: readonly Draft[], target: number, scope: WeekScope): Draft[] {
  const isSpare = (draft: Draft) =>
    !isLong(draft.base) &&
    draft.base.brickId === null &&
    drafts.some((other) => other !== draft && other.base.type === draft.base.type);
  const days = [...Map.groupBy(drafts, ({ base }) => scope.dayOf(base)).values()]
    .filter((day) => day.every(isSpare) && hasEachSport(drafts, day))
    .toSorted((a, b) => totalOf(a) - totalOf(b));
  const spare = drafts.filter(isSpare).toSorted((a, b) => a.minutes - b.minutes);
  const options = [...days, ...spare.map((draft) => [draft])];
  const left = options.find((option) => totalOf(drafts) - totalOf(option) >= MIN_LEFT * target);
  if (!left) return hasOtherRun(drafts) ? withoutBrick(drafts, scope) : [...drafts];
  return drafts.map((draft) => (left.includes(draft) ? dropped(draft) : draft));
}

/** True if a week with a brick has a run besides. */
const hasOtherRun = (drafts: readonly Draft[]): boolean =>
  drafts.some(({ base }) => base.type === "run" && base.brickId === null);

const hasEachSport = (drafts: readonly Draft[], without: readonly Draft[]) =>
  without.every(({ base }) =>
    drafts.some((other) => other.base.type === base.type && !without.includes(other)),
  );
