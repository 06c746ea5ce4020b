import { isEasy } from "../../intensity/index.ts";
import { rungWithId } from "../../ladders/index.ts";
import { floor5 } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { MIN_BRICK_MINUTES, MIN_MINUTES } from "../../week/index.ts";
import { alone, draftOf, toEasy, type Draft } from "../drafts/draft.ts";
import type { BrickWay, SwapDraft } from "./swap-kinds.ts";
import { settingsForBrick } from "./swap-settings.ts";

interface BrickDraft {
  kind: BrickWay;
  ride: Draft;
  run: Draft;
}

/** Ways to replace a brick as a whole, asked for by one of its halves. */
export function brickSwaps(half: PlannedExercise, other: PlannedExercise): SwapDraft[] {
  const isRide = half.type === "bike";
  const [bike, foot] = isRide ? [half, other] : [other, half];
  const asPlanned = { ride: draftOf(bike), run: draftOf(foot) };
  const drafts = [
    ...brickDrafts(bike, foot),
    ...settingsForBrick(bike, foot).map((setting) => ({
      kind: setting.kind,
      ...asPlanned,
      setting,
    })),
  ];
  return drafts.map(({ ride, run, ...way }) => ({
    ...way,
    drafts: isRide ? [ride, run] : [run, ride],
  }));
}

function brickDrafts(bike: PlannedExercise, foot: PlannedExercise): BrickDraft[] {
  const [ride, run] = [draftOf(bike), draftOf(foot)];
  const minutes = floor5(foot.duration / 2);
  const isUseful = minutes >= MIN_BRICK_MINUTES && minutes < foot.duration;
  const less = floor5(SHORTER_RIDE * bike.duration);
  const isShorter = less >= MIN_MINUTES.bike && less < bike.duration;
  const isPlain = isEasy(bike.intensity) && isEasy(foot.intensity);
  return [
    ...(isUseful ? [{ kind: "shorter-run", ride, run: { ...run, minutes } } as const] : []),
    ...(isShorter
      ? [{ kind: "shorter-ride", ride: { ...ride, minutes: less }, run } as const]
      : []),
    ...(isPlain ? [] : [{ kind: "easy", ride: toEasy(ride), run: toEasy(run) } as const]),
    { kind: "apart", ride: rideAlone(ride), run: alone(run) },
  ];
}

/** Part of the ride that a shorter one keeps. */
const SHORTER_RIDE = 0.75;
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
