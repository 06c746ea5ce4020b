import { addDays, daysBetween, type Discipline, type IsoDate } from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import { isEasy, isHard } from "../../intensity/index.ts";
import { ladderNamed, rungId, rungWithId } from "../../ladders/index.ts";
import { clamp, sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { isLongSwim, longestRecently } from "../../week/index.ts";
import { cutTaper } from "./cut-taper.ts";
import { cutWeek } from "../adjustments/cut-week.ts";
import { lessOfSport, minutesOfSport } from "../adjustments/less-of-sport.ts";
import { onLadder } from "../adjustments/next-rung.ts";
import { withoutBrick } from "../adjustments/rest-week.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";
import { leastMinutesOf, toEasy, type Draft } from "../drafts/draft.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { isReturning, longestAllowed, mostMinutes, type Comeback } from "./comeback.ts";

/** After an illness training is easy for as many days as it lasted, within these. */
const EASY_DAYS = { min: 2, max: 10 } as const;

export interface BackWeek {
  timeOff: AcceptedTimeOff;
  comebacks: readonly Comeback[];
  scope: WeekScope;
  firstDay: IsoDate;
  /** All exercises of the week as planned. */
  planned: readonly PlannedExercise[];
  /** Maximum minutes of a taper week that follows what was reached; else unlimited. */
  taperMinutes: number;
  dateOf: (draft: Draft) => IsoDate;
}

/**
 * The exercises of a week after time off: easy ones first after an illness, then fewer hard ones, ladders some
 * steps back, shorter long exercises, and less in all, as the row of the days off says.
 */
export function backWeek(drafts: readonly Draft[], at: BackWeek): Draft[] {
  const isBack = (draft: Draft) => draft.isDropped !== true && at.dateOf(draft) >= at.firstDay;
  const later = drafts.filter(isBack);
  const eased = at.comebacks.reduce(
    (current, comeback) => withLess(withSets(current, comeback, at), comeback, at),
    withEasyDays(later, at),
  );
  const whole = at.taperMinutes === Number.POSITIVE_INFINITY ? eased : scaledTaper(eased, at);
  const bySlot = new Map(whole.map((draft) => [draft.base.slotKey, draft]));
  return drafts.map((draft) => bySlot.get(draft.base.slotKey) ?? draft);
}

/** Easy exercises only in the first days after an illness. */
function withEasyDays(drafts: readonly Draft[], { timeOff, firstDay, dateOf }: BackWeek): Draft[] {
  const { kind, fromDate, toDate } = timeOff;
  if (kind !== "ill" || toDate === null) return [...drafts];
  const days = clamp(daysBetween(fromDate, toDate) + 1, EASY_DAYS.min, EASY_DAYS.max);
  const easyUntil = addDays(firstDay, days);
  return madeEasy(drafts, (draft) => dateOf(draft) < easyUntil);
}

/** The exercises that are meant, and the other halves of their bricks, without a set. */
function madeEasy(drafts: readonly Draft[], isMeant: (draft: Draft) => boolean): Draft[] {
  const meant = drafts.filter(isMeant);
  const bricks = new Set(meant.flatMap(({ base }) => base.brickId ?? []));
  const isEased = (draft: Draft) =>
    meant.includes(draft) || (draft.base.brickId !== null && bricks.has(draft.base.brickId));
  return drafts.map((draft) => (isEased(draft) ? { ...toEasy(draft), maxZone: "Z2" } : draft));
}

/** The week with the hard exercises that the row allows, and the sets some steps back on their ladders. */
function withSets(drafts: readonly Draft[], comeback: Comeback, at: BackWeek): Draft[] {
  const { row, week, sports } = comeback;
  const isOwn = ({ base }: Draft) => sports.includes(base.type);
  const rule = isReturning(comeback) ? row.hard[week] : undefined;
  const isEasyOnly = rule?.most === 0;
  const isSet = (draft: Draft) =>
    isOwn(draft) &&
    draft.maxZone !== "Z2" &&
    (isHard(draft) || isTest(draft.base) || (isEasyOnly && !isEasy(draft.intensity)));
  const hard = drafts.filter(isSet);
  const most = rule ? (rule.most ?? hard.length) - rule.fewer : hard.length;
  const hardFrom = addDays(at.firstDay, rule?.afterDays ?? 0);
  const kept = new Set(
    hard
      .filter((draft) => at.dateOf(draft) >= hardFrom && (!rule || !isTest(draft.base)))
      .toSorted((a, b) => Number(b.base.isKey) - Number(a.base.isKey))
      .slice(0, Math.max(0, most)),
  );
  const eased = madeEasy(drafts, (draft) => isSet(draft) && !kept.has(draft));
  return eased.map((draft) => {
    if (!isOwn(draft) || draft.maxZone === "Z2") return draft;
    const held = onRung(draft, comeback, at.scope);
    return rule?.maxZone && kept.has(draft) ? { ...held, maxZone: rule.maxZone } : held;
  });
}

/** The draft on the rung that its ladder goes back to, later on the next one after the last done. */
function onRung(draft: Draft, comeback: Comeback, scope: WeekScope): Draft {
  const { base } = draft;
  const own = rungWithId(base.templateId);
  if (!own || base.brickId !== null || isLongSwim(base)) return draft;
  const { ladder, rung } = own;
  const { climbs, row, week } = comeback;
  const before = climbs.get(ladder)?.rung ?? rung;
  if (isReturning(comeback)) {
    const first = Math.min(rung, ladderNamed(ladder).start[scope.basis.level]);
    const wanted = Math.max(first, before - row.rungsBack + week);
    return wanted < rung ? { ...draft, rungId: rungId({ ladder, rung: wanted }) } : draft;
  }
  const last = scope.history.climbs.get(ladder)?.rung ?? rung;
  return rung > last + 1 ? (onLadder(draft, ladder, scope) ?? draft) : draft;
}

/** Long exercises within their step, then fewer minutes of the sports that come back. */
function withLess(drafts: readonly Draft[], comeback: Comeback, at: BackWeek): Draft[] {
  const { scope, planned } = at;
  const { sports } = comeback;
  const isOwn = ({ type }: { type: Discipline }) => sports.includes(type);
  const recent = longestRecently(scope.history.longest);
  const shorter = drafts.map((draft) =>
    isOwn(draft.base) ? within(draft, longestAllowed(comeback, draft.base.type, recent)) : draft,
  );
  const week = plannedMinutes(planned.filter(isOwn));
  if (week === 0) return shorter;
  const left = plannedMinutes(drafts.map(({ base }) => base).filter(isOwn));
  const target = (left * mostMinutes(comeback, scope.frame, week)) / week;
  const [only, another] = sports;
  if (only === undefined || sum(sports.map((sport) => minutesOfSport(shorter, sport))) <= target) {
    return shorter;
  }
  if (another !== undefined) return cutWeek(shorter, target, scope);
  const single = only === "run" ? withoutBrick(shorter, scope) : shorter;
  return lessOfSport(single, only, target, scope);
}

const plannedMinutes = (rows: readonly PlannedExercise[]): number =>
  sum(rows.map(({ duration }) => duration));

const within = (draft: Draft, most: number): Draft => ({
  ...draft,
  minutes: Math.min(draft.minutes, Math.max(leastMinutesOf(draft.base), most)),
});

/** A taper as much smaller as the biggest of the weeks before it: shorter exercises before fewer ones. */
function scaledTaper(
  drafts: readonly Draft[],
  { scope, planned, taperMinutes }: BackWeek,
): Draft[] {
  const left = plannedMinutes(drafts.map(({ base }) => base));
  const target = (left * taperMinutes) / Math.max(1, plannedMinutes(planned));
  return cutTaper(drafts, target, scope);
}
