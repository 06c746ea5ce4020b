import { longestDayMinutes } from "../../calendar/index.ts";
import { isHard } from "../../intensity/index.ts";
import { GRID, sum } from "../../model/numbers.ts";
import { findTemplate } from "../../sessions/index.ts";
import { RACE_VOLUME } from "../../week/index.ts";
import type { Draft } from "../drafts/draft.ts";
import type { WeekScope } from "./week-scope.ts";

/** Target minutes of a draft and its priority: 0 grows before 1. */
export interface GrowthTarget {
  minutes: number;
  turn: number;
}

/**
 * Lengthens drafts toward their targets in steps of five minutes, furthest behind first. Respects
 * the hours of the day, the longest day, the race's caps, the safe step of long runs and rides, and
 * `most` minutes for the week. Never shortens; the run of a brick keeps its length.
 */
export function growDrafts(
  drafts: readonly Draft[],
  targetOf: (draft: Draft) => GrowthTarget,
  scope: WeekScope,
  most: number,
): Draft[] {
  const growing = drafts.map((draft) => {
    const { minutes, turn } = targetOf(draft);
    return {
      draft,
      wanted: minutes,
      turn,
      minutes: draft.minutes,
      most: maxMinutes(draft, scope),
    };
  });
  type Growing = (typeof growing)[number];
  const minutesWhere = (isMeant: (each: Growing) => boolean) =>
    sum(growing.filter(isMeant).map((each) => each.minutes));
  const hasRoom = ({ draft }: Growing) => {
    const day = scope.dayOf(draft.base);
    const planned = minutesWhere((each) => scope.dayOf(each.draft.base) === day);
    return planned + GRID <= (scope.frame.days[day]?.minutes ?? 0);
  };
  const rank = (each: Growing) => each.turn + Math.min(0.99, each.minutes / each.wanted / 2);
  for (;;) {
    if (minutesWhere(() => true) + GRID > most) break;
    const next = growing
      .filter((each) => each.minutes + GRID <= Math.min(each.wanted, each.most) && hasRoom(each))
      .toSorted((a, b) => rank(a) - rank(b))[0];
    if (!next) break;
    next.minutes += GRID;
  }
  return growing.map(({ draft, minutes }) => ({ ...draft, minutes }));
}

/** Upper bound of the exercise's minutes, whatever its target. */
function maxMinutes({ base, minutes }: Draft, { basis, frame, limits }: WeekScope): number {
  if (base.brickId !== null && base.type === "run") return minutes;
  const cap = RACE_VOLUME[basis.raceType].longest[base.type][basis.level];
  const step = base.type === "swim" ? cap : limits[base.type];
  // A hard set must not outgrow its template.
  const template = isHard(base) ? findTemplate(base.templateId) : undefined;
  return Math.min(longestDayMinutes(frame.days), cap, step, template?.minutes[1] ?? cap);
}
