import {
  ladderNamed,
  nextRung,
  rungId,
  rungWithId,
  topRung,
  type LadderId,
} from "../../ladders/index.ts";
import { fitRung } from "../../sessions/index.ts";
import { isLongSwim } from "../../week/index.ts";
import type { Draft } from "../drafts/draft.ts";
import { fitsRung } from "../drafts/fits-rung.ts";
import type { WeekScope } from "./week-scope.ts";

/**
 * The draft with the next rung of the ladder, as the generator chooses it: one up, a higher one if only
 * that fits the minutes, else the last one again. Null if none fits or is bearable.
 */
export function onLadder(
  draft: Draft,
  ladder: LadderId,
  scope: WeekScope,
  isAllowed: (draft: Draft) => boolean = () => true,
): Draft | null {
  const { writer, history, frame } = scope;
  const { intensity } = ladderNamed(ladder);
  const fits = (rung: number) => fitsRung({ ladder, rung }, draft.minutes, writer);
  const facts = { ...writer, loadingNumber: frame.loadingNumber };
  const at = (rung: number): Draft => {
    const id = rungId({ ladder, rung });
    return draft.base.brickId === null
      ? { ...draft, intensity, rungId: id }
      : { ...draft, templateIds: new Set([id]) };
  };
  const rung = nextRung(ladder, history.climbs, facts, {
    fits,
    isAllowed: (each) => isAllowed(at(each)),
  });
  return rung === null ? null : at(rung);
}

/**
 * The draft one rung above both its own and the last one done, so that the ladder climbs each time; a
 * higher or else a lower one above its own if only that fits. Null if it is on the last rung.
 */
export function climbing(draft: Draft, { writer, history }: WeekScope): Draft | null {
  const own = rungWithId(draft.base.templateId);
  if (!own || isLongSwim(draft.base)) return null;
  const { ladder, rung } = own;
  const top = topRung(ladder, writer);
  const last = history.climbs.get(ladder)?.rung ?? 0;
  const wanted = Math.min(Math.max(rung, last) + 1, top);
  const higher = Array.from({ length: top }, (_, index) => index + 1).filter((each) => each > rung);
  const upward = higher.filter((each) => each >= wanted);
  const downward = higher.filter((each) => each < wanted).toReversed();
  const measure = writer.measures[draft.base.type];
  const found = [...upward, ...downward].find((each) =>
    fitRung({ ladder, rung: each }, draft.minutes, measure),
  );
  return found === undefined ? null : { ...draft, rungId: rungId({ ladder, rung: found }) };
}
