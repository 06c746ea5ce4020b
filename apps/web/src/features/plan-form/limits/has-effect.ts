import { isSerious, type Season } from "@triplan/plan-engine";
import { grownSports } from "./coverage-texts.ts";
import type { WayOut } from "./ways-out.ts";

const seriousOf = ({ limits }: Season) => limits.filter(isSerious).length;

/**
 * True if a way out lifts a serious limit or lengthens a longest exercise. A shorter race always asks
 * for less.
 */
export const hasEffect = ({ kind }: WayOut, now: Season, then: Season): boolean =>
  kind === "shorter" ||
  seriousOf(then) < seriousOf(now) ||
  grownSports(now.preparation, then.preparation).length > 0;
