import {
  carbohydrateRate,
  FUEL_GRID,
  RUN_FUEL_PART,
  toFuelGrid,
  type Discipline,
  type StepAdvice,
} from "@triplan/domain";
import { spokenMinutes } from "../../model/words.ts";

type Rate = NonNullable<StepAdvice["gramsPerHour"]>;

/** Shorter exercises need water only. */
const FUEL_MINUTES = 60;
/** Rides longer than this raise the amount: it begins here and grows every second time. */
export const LONG_FUEL_MINUTES = 150;
const PRACTICE = { first: 40, step: 10, times: 2 } as const;

const toGrid = (grams: number) => toFuelGrid(grams, FUEL_GRID.grams);

/** Grams an hour after so many long rides; null for exercises that need none. */
export function fuelRate(type: Discipline, minutes: number, longRides: number): Rate | null {
  if (type === "swim" || minutes < FUEL_MINUTES) return null;
  const rate = carbohydrateRate(minutes);
  const practised = PRACTICE.first + PRACTICE.step * Math.floor(longRides / PRACTICE.times);
  const part = type === "run" ? RUN_FUEL_PART : 1;
  const highest = minutes > LONG_FUEL_MINUTES ? Math.min(rate.most, practised) : rate.most;
  return { least: toGrid(part * Math.min(rate.least, highest)), most: toGrid(part * highest) };
}

const range = ({ least, most }: Rate) => (least === most ? `${most}` : `${least}–${most}`);

/** The advice with its amounts of food for an exercise of these minutes. */
export const withFuelFor = (advice: readonly StepAdvice[], minutes: number): StepAdvice[] =>
  advice.flatMap((each) => {
    if (!each.gramsPerHour) return [each];
    return minutes < FUEL_MINUTES ? [] : [fuelAdvice(minutes, each.gramsPerHour)];
  });

/** What to eat and drink in an exercise of these minutes: the amount for all of it. */
export function fuelAdvice(minutes: number, gramsPerHour: Rate): StepAdvice {
  const { least, most } = gramsPerHour;
  const hours = minutes / 60;
  const all = { least: toGrid(least * hours), most: toGrid(most * hours) };
  const source = most > 60 ? " Mix glucose and fructose." : "";
  return {
    kind: "fuel",
    gramsPerHour,
    text: `${spokenMinutes(minutes)}: ${range(all)} g of carbohydrate in all (${range(gramsPerHour)} g an hour), what you will eat in the race.${source} Drink to thirst, about 400–800 ml an hour, with salt in the heat.`,
  };
}
