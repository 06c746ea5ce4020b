import { DISCIPLINES, type Discipline, type RaceType } from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import { isEasy, isHard, lowShare, MAX_HARD } from "../../intensity/index.ts";
import { ladderNamed, rungWithId, type LadderId } from "../../ladders/index.ts";
import { isLong, isLongSwim } from "../../week/index.ts";
import { isHardLandDraft, toEasy, type Draft } from "../drafts/draft.ts";
import { MIN_LOW_SHARE } from "./harder-drafts.ts";
import { onLadder } from "./next-rung.ts";
import type { WeekScope } from "./week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";

const SHORT = { bike: "bike-race-short", run: "run-race-short" } as const;

/** The ladder of sets at the pace of the race. */
export const RACE_LADDERS = {
  sprint: { swim: "swim-race-sprint", ...SHORT },
  olympic: { swim: "swim-race-olympic", ...SHORT },
  "70.3": { swim: "swim-race-70.3", bike: "bike-race-70.3", run: "run-race-70.3" },
  ironman: { swim: "swim-race-ironman", bike: "bike-race-ironman", run: "run-race-ironman" },
} as const satisfies Record<RaceType, Record<Discipline, LadderId>>;

/**
 * One set of the race's ladder a week in each discipline: in the long exercise where the ladder is for
 * long ones, else in place of a hard or steady key exercise. The ladder goes on where it was.
 */
export function racePaceDrafts(drafts: readonly Draft[], scope: WeekScope): Draft[] {
  return DISCIPLINES.reduce<Draft[]>(
    (current, discipline) => withRacePace(current, discipline, scope),
    [...drafts],
  );
}

function withRacePace(drafts: Draft[], discipline: Discipline, scope: WeekScope): Draft[] {
  const ladder = RACE_LADDERS[scope.basis.raceType][discipline];
  const planned = drafts.find(({ base }) => isOn(base, ladder));
  if (!planned) return withSet(drafts, ladder, scope);
  const last = scope.history.climbs.get(ladder)?.rung ?? 0;
  if ((rungWithId(planned.base.templateId)?.rung ?? 0) > last) return drafts;
  const put = (set: Draft) => drafts.map((each) => (each === planned ? set : each));
  const next = onLadder(planned, ladder, scope, (set) => keepsHardLimits(drafts, put(set), scope));
  // A set never falls back: where none fits, the exercise is easy and another one has the set.
  return next ? put(next) : withSet(put(toEasy(planned)), ladder, scope);
}

function withSet(drafts: Draft[], ladder: LadderId, scope: WeekScope): Draft[] {
  const { discipline, isLong: isForLong = false } = ladderNamed(ladder);
  const own = drafts.filter(({ base }) => base.type === discipline && !isTest(base));
  const isHost = ({ base }: Draft) =>
    base.brickId === null
      ? !isLongSwim(base) && isLong(base) === isForLong
      : isForLong && discipline === "bike";
  // A set in a long exercise takes the place of the hard one.
  const replaced = isForLong ? own.find((draft) => isHard(draft) && !isLong(draft.base)) : null;
  for (const draft of own.filter(isHost).toSorted(byFitness)) {
    const put = (set: Draft) =>
      drafts.map((each) => (each === draft ? set : each === replaced ? toEasy(each) : each));
    const set = onLadder(draft, ladder, scope, (each) => keepsHardLimits(drafts, put(each), scope));
    if (set) return put(set);
  }
  return drafts;
}

const isOn = ({ templateId }: Draft["base"], ladder: LadderId): boolean =>
  rungWithId(templateId)?.ladder === ladder;

// Hard sets give way first, then steady ones; easy exercises come last.
const byFitness = (a: Draft, b: Draft) => cost(a) - cost(b) || b.minutes - a.minutes;

const cost = (draft: Draft) => (isEasy(draft.intensity) ? 2 : isHard(draft) ? 0 : 1);

const hardOnLand = (drafts: readonly Draft[]) => drafts.filter(isHardLandDraft).length;

/** True if the week keeps its limit of hard exercises and enough easy time with the change. */
export function keepsHardLimits(
  before: readonly Draft[],
  after: readonly Draft[],
  scope: WeekScope,
): boolean {
  const share = (drafts: readonly Draft[]) =>
    lowShare(drafts.map((draft) => writeDraft(scope.writer, draft)));
  const isWithin = hardOnLand(after) <= Math.max(hardOnLand(before), MAX_HARD[scope.basis.level]);
  return isWithin && share(after) >= Math.min(MIN_LOW_SHARE, share(before));
}
