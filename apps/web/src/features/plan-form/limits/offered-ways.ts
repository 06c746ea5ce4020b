import type { Season, SeasonPreview } from "@triplan/plan-engine";
import { hasEffect } from "./has-effect.ts";
import type { WayOut } from "./ways-out.ts";

export interface OfferedWay {
  way: WayOut;
  /** The season that it leads to; null until that is laid out. */
  season: SeasonPreview | null;
}

/** The ways out that ease something; the likely ones are offered before their season is known. */
export function offeredWays(
  ways: readonly WayOut[],
  now: Season,
  seasons: ReadonlyMap<WayOut["kind"], SeasonPreview>,
): OfferedWay[] {
  return ways.flatMap((way) => {
    const season = seasons.get(way.kind) ?? null;
    const isOffered = season ? hasEffect(way, now, season) : way.isLikely;
    return isOffered ? [{ way, season }] : [];
  });
}
