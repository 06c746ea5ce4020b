import type { WeekFrame } from "../../calendar/index.ts";
import { sum } from "../../model/numbers.ts";
import { raceDayPerformance, RESPONSE_MODELS } from "./response-model.ts";
import { planDays, spreadEvenly } from "./week-loads.ts";

interface GainFacts {
  frames: readonly WeekFrame[];
  /** Training load of an hour in each week. */
  hourLoads: readonly number[];
}

/** Improvement of race-day performance as a share: the mean over all models. */
export function expectedGain(
  { frames, hourLoads }: GainFacts,
  first: readonly number[],
  other: readonly number[],
): number {
  const days = planDays(frames);
  const points = (minutes: readonly number[]) =>
    minutes.map((each, index) => each * (hourLoads[index] ?? 0));
  const unit = Math.max(...points(first));
  const daily = (minutes: readonly number[]) =>
    spreadEvenly(
      days,
      points(minutes).map((load) => load / unit),
    );
  const [before, after] = [daily(first), daily(other)];
  const gains = RESPONSE_MODELS.map(
    (model) => raceDayPerformance(model, after) / raceDayPerformance(model, before) - 1,
  );
  return sum(gains) / gains.length;
}
