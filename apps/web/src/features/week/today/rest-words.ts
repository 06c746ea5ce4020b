import { daysBetween, type IsoDate } from "@triplan/domain";
import type { WeekExercise } from "../model/week-types.ts";

interface RestSetup {
  today: IsoDate;
  raceDate: IsoDate;
  /** Hours are planned for this weekday. */
  isTrainingDay: boolean;
  /** Exercises of the day before, if the week has it. */
  yesterday: readonly Pick<WeekExercise, "name" | "isKey" | "isCompleted">[];
}

interface RestWords {
  title: string;
  lines: readonly string[];
}

const RACE_WEEK_DAYS = 6;

/** Lower case inside a sentence; "CSS repeats" stays. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

/** What a day without exercises is for. */
export function restWords({ today, raceDate, isTrainingDay, yesterday }: RestSetup): RestWords {
  const days = daysBetween(today, raceDate);
  if (days === 1) {
    return {
      title: "Rest before the race",
      lines: ["Check your bike and bags, eat what you know and go to bed early."],
    };
  }
  if (days > 0 && days <= RACE_WEEK_DAYS) {
    return {
      title: "Rest. The work is done.",
      lines: ["If your legs feel heavy today, that is normal. They are fresh again on race day."],
    };
  }
  const done = yesterday.find(({ isKey, isCompleted }) => isKey && isCompleted);
  return {
    title: isTrainingDay ? "Nothing planned" : "Rest",
    lines: [
      done
        ? `Sleep and food do the work today. They turn yesterday’s ${inSentence(done.name)} into fitness.`
        : "Sleep and food do the work today.",
      "Restless? Up to 20 minutes easy is fine, and optional.",
    ],
  };
}
