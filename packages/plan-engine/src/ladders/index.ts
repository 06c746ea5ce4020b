export { climbed, lastTime, nextRung, wantedRung, type Climb, type Climbs } from "./climb.ts";
export type { Ladder, Rung } from "./ladder.ts";
export {
  ladderNamed,
  nextOf,
  rungId,
  rungOf,
  rungWithId,
  topRung,
  type ClimbingAthlete,
  type LadderId,
  type LadderStep,
} from "./ladders.ts";
export { MAX_FILLER, rungMinutes } from "./rung-minutes.ts";
export { doseText } from "./dose-text.ts";
export { longPiece } from "./long-piece.ts";
export { longLadder, weekLadders } from "./week-ladders.ts";
export { LONG_SWIMS, SHORTEST_SWIM, type LongSwim } from "./long-swims.ts";
