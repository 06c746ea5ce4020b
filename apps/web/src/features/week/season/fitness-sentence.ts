import { WEEKDAYS } from "@triplan/domain";
import type { FitnessCurves } from "@triplan/plan-engine";

type Mornings = FitnessCurves["planned"];

/** Smaller changes of fitness are not noticeable. */
const NOTABLE_POINTS = 2;
/** A plan that keeps less of the fitness than this can't maintain it. */
const HELD_PART = 0.85;
const RACE_WEEK_MORNINGS = WEEKDAYS.length + 1;
/** Up to this many weeks, more weeks would help as well as more hours. */
const FEW_WEEKS = 8;
const SHORT_WEEKS = 4;

const whole = (value: number) => String(Math.round(value));

/**
 * What the plan does for the athlete's fitness up to race day; says plainly when it only maintains.
 * Race morning is never judged, because the taper lowers fitness on purpose.
 */
export function fitnessSentence({ planned, done }: FitnessCurves): string {
  const sentence = planSentence(planned);
  const [now, wanted] = [done.at(-1), planned[done.length - 1]];
  if (!now || !wanted) return sentence;
  const [today, plan] = [whole(now.fitness), whole(wanted.fitness)];
  return today === plan
    ? `${sentence} Today it is ${today}, as planned.`
    : `${sentence} Today it is ${today}; the plan had ${plan}.`;
}

function planSentence(planned: Mornings): string {
  const [first] = planned;
  if (!first || planned.length <= 2) {
    return "Your race is about to start: rest, and trust the training behind you.";
  }
  if (planned.length <= RACE_WEEK_MORNINGS) {
    return "It is race week: your fitness is there, so the plan lets fatigue fade before the start.";
  }
  const weeks = Math.floor(planned.length / WEEKDAYS.length);
  const best = Math.max(...planned.map(({ fitness }) => fitness));
  const from = whole(first.fitness);
  if (best - first.fitness >= NOTABLE_POINTS) {
    return `Your plan builds your fitness from ${from} to ${whole(best)}, then eases off so that you arrive rested.`;
  }
  if (weeks <= SHORT_WEEKS) {
    return `There is little time to build fitness: your plan keeps you sharp at about ${from}, then lets you rest before the race.`;
  }
  const more = weeks < FEW_WEEKS ? "More hours or more weeks" : "More hours a week";
  const middle = planned[Math.floor(planned.length / 2)]?.fitness ?? first.fitness;
  return middle >= HELD_PART * first.fitness
    ? `Your plan maintains your fitness at about ${whole(middle)}. ${more} would raise it.`
    : `These hours hold part of the fitness you have now: about ${whole(middle)} of ${from}. ${more} would keep more of it.`;
}
