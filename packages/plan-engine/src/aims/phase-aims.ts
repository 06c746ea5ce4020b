import { listed } from "@triplan/domain";
import { isTest } from "../fitness-tests/index.ts";
import type { Phase } from "../model/plan-types.ts";
import { isAllEasy, type AimedWeek } from "./aimed-week.ts";

/** Aims of a phase's weeks, in turn. */
export const PHASE_AIMS = {
  base: [
    "Build your aerobic base: easy volume and good technique.",
    "Steady weeks make you durable: keep the easy hours easy.",
    "More of the same, a little longer: patience pays now.",
  ],
  build: [
    "Raise your threshold: come to the hard sets rested.",
    "Hard days hard, easy days easy.",
    "Even repetitions: end each set as you began it.",
  ],
  peak: [
    "Practise your race: its pace, its food, its equipment.",
    "Race effort should feel familiar now.",
    "Nothing new any more: repeat what works.",
  ],
  taper: [
    "The taper begins: less volume, the same intensity.",
    "Shed fatigue and keep your speed: short and sharp.",
    "Rest is training now: sleep more, do less.",
  ],
  race: ["Race week: short, easy sessions, then your race."],
} as const satisfies Record<Phase, readonly string[]>;

/** Aims of a load week that an adjustment made light and easy. */
export const EASED_AIMS = [
  "All easy: let the past weeks sink in.",
  "Keep it easy: come back to your full weeks rested.",
] as const;

/** Aims of the weeks after the race before a plan, in turn. */
const AFTER_RACE_AIMS = [
  "Recover from your race: days off first, then easy movement.",
  "Still recovering: everything is easy and short.",
  "Easy weeks now let you train well later.",
  "Your legs may feel ready before they are: stay easy.",
] as const;

/** Aims of a week that has nothing special. */
export function usualAims(week: AimedWeek, totalWeeks: number): readonly string[] {
  const { phase, isLoading, isRegeneration, isRecovery, afterRace } = week.frame;
  if (afterRace !== null) return AFTER_RACE_AIMS;
  if (isRegeneration) return ["Freshen up: half the volume, all easy, train as you like."];
  if (isRecovery) return [recoveryAim(week)];
  // Aims of build and peak mention sets, which a week of short days may lack.
  if (isLoading && phase !== "base" && isAllEasy(week)) return PHASE_AIMS.base.slice(1);
  return PHASE_AIMS[totalWeeks === 1 ? "race" : phase];
}

const TEST_NAME = { swim: "a swim test", bike: "a bike test", run: "a run test" } as const;

function recoveryAim({ exercises }: AimedWeek): string {
  const tests = exercises.filter(isTest);
  if (tests.length === 0) return "Recovery week: less volume so the past weeks can sink in.";
  const names = tests.map(({ type }) => TEST_NAME[type]);
  return `Recovery week: rest first, then ${listed(names)} to see where you are.`;
}
