import type { Draft } from "../drafts/draft.ts";
import { cutWeek, shortenWeek, totalOf } from "../adjustments/cut-week.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";

/** A week of the taper cut to `target` minutes: shorter exercises before fewer ones. */
export const cutTaper = (drafts: readonly Draft[], target: number, scope: WeekScope): Draft[] =>
  totalOf(drafts) <= target
    ? [...drafts]
    : cutWeek(shortenWeek(drafts, target, scope), target, scope);
