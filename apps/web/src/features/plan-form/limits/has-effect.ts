import { isSerious, type Season } from "@triplan/plan-engine";
import { grownSports } from "./coverage-texts.ts";
import type { WayOut } from "./ways-out.ts";

const seriousOf = ({ limits }: Season) => limits.filter(isSerious).length;

/** How near the sport that is prepared least comes to enough of it, up to 1. */
const weakest = ({ preparation }: Season) =>
  Math.min(1, ...Object.values(preparation).map(({ reached, enough }) => reached / enough));

/**
 * True if a way out lifts a serious limit or lengthens a longest exercise. A shorter race asks for other
 * lengths: its longest exercises have to be enough, or nearer to it.
 */
export const hasEffect = ({ kind }: WayOut, now: Season, then: Season): boolean =>
  seriousOf(then) < seriousOf(now) ||
  (kind === "shorter"
    ? weakest(then) === 1 || weakest(then) > weakest(now)
    : grownSports(now.preparation, then.preparation).length > 0);
