import { targetDistribution } from "../../intensity/index.ts";
import { ladderNamed, rungMinutes, rungOf, type LadderId } from "../../ladders/index.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import { laidOutMinutes } from "./lay-out-plan.ts";
import type { LaidOutWeek } from "./lay-out-week.ts";
import type { SeasonBasis } from "./season-basis.ts";

/** Share of a week's time that may be above its target of easy time. */
const SLACK = 0.05;

export type SetAthlete = Pick<SeasonBasis, "raceType" | "level" | "longGoals">;

const turn = ({ isHard, discipline }: PlacedSlot) =>
  isHard && discipline !== "swim" ? 0 : discipline === "swim" ? 1 : 2;

/**
 * Ladders whose first set fits a week's exercises and its easy time. The plan may still leave one
 * out when it writes the week.
 */
export function likelyLadders(
  { raceType, level, longGoals }: SetAthlete,
  week: LaidOutWeek,
): LadderId[] {
  const { low } = targetDistribution(raceType, level, week.frame);
  let left = (1 - low + SLACK) * laidOutMinutes(week);
  return week.slots
    .filter(({ role }) => role === "quality")
    .toSorted((a, b) => turn(a) - turn(b))
    .flatMap(({ ladder, minutes, discipline }) => {
      if (ladder === null) return [];
      const step = { ladder, rung: ladderNamed(ladder).start[level] };
      const [reps, work] = rungOf(step);
      const sets = discipline === "swim" ? (reps * work * longGoals.swimPace) / 6000 : reps * work;
      if (sets > left || rungMinutes(step, longGoals.swimPace).least > minutes) return [];
      left -= sets;
      return [ladder];
    });
}
