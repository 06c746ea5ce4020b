import { ladderNamed, nextRung, rungId, rungMinutes, type LadderId } from "../../ladders/index.ts";
import { fitRung } from "../../sessions/index.ts";
import type { Draft } from "./draft.ts";
import type { WeekScope } from "./week-scope.ts";

/**
 * The draft with the next rung of the ladder, as the generator chooses it: one up, a higher one if only
 * that fits the minutes, else the last one again. Null if none fits or is bearable.
 */
export function onLadder(
  draft: Draft,
  ladder: LadderId,
  scope: WeekScope,
  isBearable: (draft: Draft) => boolean = () => true,
): Draft | null {
  const { writer, history, frame } = scope;
  const { intensity, discipline, isLong } = ladderNamed(ladder);
  const measure = writer.measures[discipline];
  const fits = (rung: number) => {
    const step = { ladder, rung };
    const { most } = rungMinutes(step, writer.measures.swim.paces.Z4);
    const isTidy = isLong === true || discipline === "swim" || draft.minutes <= most;
    return isTidy && fitRung(step, draft.minutes, measure) !== null;
  };
  const facts = { ...writer, loadingNumber: frame.loadingNumber };
  const at = (rung: number): Draft => {
    const id = rungId({ ladder, rung });
    return draft.base.brickId === null
      ? { ...draft, intensity, rungId: id }
      : { ...draft, templateIds: new Set([id]) };
  };
  const rung = nextRung(ladder, history.climbs.get(ladder), facts, {
    fits,
    isBearable: (each) => isBearable(at(each)),
  });
  return rung === null ? null : at(rung);
}
