import { isEasy } from "../../intensity/index.ts";
import { rungWithId } from "../../ladders/index.ts";
import { floor5 } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { MIN_BRICK_MINUTES } from "../../week/index.ts";
import { alone, draftOf, toEasy, type Draft } from "../drafts/draft.ts";
import type { BrickWay, SwapDraft } from "./swap-kinds.ts";

interface BrickDraft {
  kind: BrickWay;
  ride: Draft;
  run: Draft;
}

/** Ways to replace a brick as a whole, asked for by one of its halves. */
export function brickSwaps(half: PlannedExercise, other: PlannedExercise): SwapDraft[] {
  const isRide = half.type === "bike";
  const drafts = isRide ? brickDrafts(half, other) : brickDrafts(other, half);
  return drafts.map(({ kind, ride, run }) => ({
    kind,
    drafts: isRide ? [ride, run] : [run, ride],
  }));
}

function brickDrafts(bike: PlannedExercise, foot: PlannedExercise): BrickDraft[] {
  const [ride, run] = [draftOf(bike), draftOf(foot)];
  const minutes = floor5(foot.duration / 2);
  const isUseful = minutes >= MIN_BRICK_MINUTES && minutes < foot.duration;
  const isPlain = isEasy(bike.intensity) && isEasy(foot.intensity);
  return [
    ...(isUseful ? [{ kind: "shorter-run", ride, run: { ...run, minutes } } as const] : []),
    ...(isPlain ? [] : [{ kind: "easy", ride: toEasy(ride), run: toEasy(run) } as const]),
    { kind: "apart", ride: rideAlone(ride), run: alone(run) },
  ];
}

/** The longest plain ride that is no long one, in minutes. */
const MAX_PLAIN_RIDE = 120;
const PLAIN_RIDE = "B02";
const LONG_RIDE = "B03";

/** The ride of a brick with its own set, or as an easy ride of its length. */
function rideAlone(draft: Draft): Draft {
  const base = { ...draft.base, brickId: null };
  if (rungWithId(base.templateId)) return { ...draft, base, rungId: base.templateId };
  const templateId = draft.minutes > MAX_PLAIN_RIDE ? LONG_RIDE : PLAIN_RIDE;
  return { ...draft, base, intensity: "easy", templateId };
}
