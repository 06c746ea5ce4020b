import { leastOf, totalOf } from "./cut-week.ts";
import type { Draft } from "../drafts/draft.ts";
import { lessOfSport, minutesOfSport } from "./less-of-sport.ts";
import { withoutBrick } from "./rest-week.ts";
import { isTaper, type WeekScope } from "./week-scope.ts";
import { withGift } from "./with-gift.ts";

/** Share of the running in the first weeks of injury prevention. */
const RUN_PARTS = [0.6, 0.8] as const;
/** The long run does not grow in these weeks, and then by these minutes a week at most. */
const LONG_RUN_STEP = 15;

/** Less running, without bricks; easy rides and swims take some of its minutes. */
export function spareRuns(drafts: readonly Draft[], since: number, scope: WeekScope): Draft[] {
  const part = RUN_PARTS[since - 1];
  if (part === undefined) return drafts.map((draft) => noLonger(draft, LONG_RUN_STEP, scope));
  const before = totalOf(drafts);
  const target = part * minutesOfSport(drafts, "run");
  const held = drafts.map((draft) => noLonger(draft, 0, scope));
  const less = lessOfSport(withoutBrick(held, scope), "run", target, scope);
  return isTaper(scope.frame) ? less : withGift(less, "run", before, scope);
}

const isRun = ({ base }: Draft) => base.type === "run";

/** No run is longer than the longest of the week before by more than `step` minutes. */
function noLonger(draft: Draft, step: number, scope: WeekScope): Draft {
  const last = scope.history.longest.at(-1)?.run ?? 0;
  if (!isRun(draft) || last === 0) return draft;
  const most = Math.max(last + step, leastOf(draft, scope));
  return { ...draft, minutes: Math.min(draft.minutes, most) };
}
