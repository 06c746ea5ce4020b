import { addDays, type IsoDate } from "../../calendar/iso-date.ts";
import { feelsHarder } from "./effort-signal.ts";
import { feelsBad, type Feeling } from "./feeling-signal.ts";
import { isFormVeryLow, type FormMorning } from "./form-signal.ts";
import type { RatedExercise } from "./rated-exercises.ts";

export const TIREDNESS_SIGNALS = ["effort", "feeling", "form"] as const;
export type TirednessSignal = (typeof TIREDNESS_SIGNALS)[number];

export interface TirednessFacts {
  rated: readonly RatedExercise[];
  /** What the athlete said in check-ins. */
  feelings?: readonly Feeling[];
  /** Until this morning; empty where the figures say nothing. */
  mornings: readonly FormMorning[];
}

/** The first days of a plan, when everything is new. */
const QUIET_DAYS = 14;

/** Signs that the athlete is tired; none in the first two weeks of a plan and after its race. */
export function tirednessSignals(
  { startDate, raceDate }: { startDate: IsoDate; raceDate: IsoDate },
  { rated, feelings = [], mornings }: TirednessFacts,
  today: IsoDate,
): TirednessSignal[] {
  if (today < addDays(startDate, QUIET_DAYS) || today > raceDate) return [];
  const holds: Record<TirednessSignal, boolean> = {
    effort: feelsHarder(rated, today),
    feeling: feelsBad([...rated, ...feelings], today),
    form: isFormVeryLow(mornings),
  };
  return TIREDNESS_SIGNALS.filter((signal) => holds[signal]);
}
