import {
  addDays,
  currentWeek,
  dateInWeek,
  daysBetween,
  listed,
  type IsoDate,
  type PlanChange,
  type TirednessSignal,
  capitalized,
} from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { sum } from "../model/numbers.ts";
import { spokenMinutes } from "../model/words.ts";
import { dayDemand, racesOn } from "../revise/index.ts";
import { appointmentOf, appointmentWords } from "./held-appointment.ts";
import { easierChanges, lighterChanges } from "./lighter-changes.ts";
import {
  proposalKey,
  type Proposal,
  type ProposalExercise,
  type ProposalFacts,
} from "./proposal.ts";

/** One sign is a bad day. */
const MIN_SIGNALS = 2;
/** Lighter days, and those after lighter ones that did not help. */
const DAYS = { first: 7, again: 14 } as const;
/** Signs this soon after lighter days mean that these did not help. */
const AGAIN_DAYS = 14;
/** A light week of the plan this soon is worth a sentence. */
const NEXT_LIGHT_DAYS = 14;

const RULES: ReadonlySet<PlanChange["rule"]> = new Set(["lighter-now", "easier-keys"]);

const SIGNS = {
  effort: "exercises feel harder than planned",
  feeling: "you feel worse than usual",
  form: "your form was very low on three mornings",
} as const satisfies Record<TirednessSignal, string>;

/**
 * A lighter week for an athlete with two signs of tiredness at once; as an alternative the same hours without hard
 * exercises. Nothing while a light week or the easy days after a race do the same.
 *
 * @param taken slots that a more important proposal changes
 */
export function lighterNow(
  facts: ProposalFacts,
  frames: readonly WeekFrame[],
  taken: ReadonlySet<string>,
): Proposal[] {
  const { today, signals, races, changes, request } = facts;
  const isAfterRace = dayDemand(racesOn(races, facts, today), today)?.role === "after";
  if (signals.length < MIN_SIGNALS || isAfterRace) return [];
  const week = currentWeek(request.startDate, today, request.totalWeeks);
  const last = lastLighterDay(facts);
  if (isLight(frames[week - 1]) || (last !== null && last >= today)) return [];
  const isAgain = last !== null && daysBetween(last, today) <= AGAIN_DAYS;
  const until = addDays(today, isAgain ? DAYS.again : DAYS.first);
  const coming = facts.exercises
    .filter(({ exercise, state }) => state === "open" && !taken.has(exercise.slotKey))
    .map(({ exercise }) => exercise)
    .filter(({ date, week: own }) => date >= today && date < until && !isLight(frames[own - 1]))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const [first] = coming;
  if (!first) return [];
  const lighter = lighterChanges(coming);
  const before = sum(coming.map(({ duration }) => duration));
  const after = sum(lighter.map((each) => (each.isLeftOut ? 0 : (each.minutes ?? 0))));
  const easier = easierChanges(coming);
  const asked = changes.filter(({ rule }) => RULES.has(rule)).length;
  const signs = capitalized(listed(signals.map((signal) => SIGNS[signal])));
  const what = isAgain ? "Two lighter weeks" : "A lighter week";
  const question = `${what} now (${spokenMinutes(after)} instead of ${spokenMinutes(before)})?`;
  return [
    {
      key: proposalKey("lighter-now", asked),
      rule: "lighter-now",
      sentence: [
        `${signs}. ${question}`,
        ...shorterAppointments(facts, coming),
        ...nextLightWeek(facts, frames),
        ...(isAgain ? ["Ask a doctor if it lasts."] : []),
      ].join(" "),
      expiresOn: first.date,
      effect: { change: { rule: "lighter-now", week: first.week, exercises: lighter } },
      ...(easier.length > 0 && {
        alternative: {
          sentence: `${signs}. Keep the hours, and make the hard exercises easy.`,
          effect: { change: { rule: "easier-keys", week: first.week, exercises: easier } },
        },
      }),
    },
  ];
}

const isLight = (frame: WeekFrame | undefined): boolean => frame?.isLoading !== true;

/** The last day of the lighter days that the athlete agreed to; null before any. */
function lastLighterDay({ changes, exercises }: ProposalFacts): IsoDate | null {
  const slots = new Set(
    changes
      .filter(({ rule }) => RULES.has(rule))
      .flatMap((change) => change.exercises.map(({ slotKey }) => slotKey)),
  );
  const dates = exercises.flatMap(({ exercise }) =>
    slots.has(exercise.slotKey) ? [exercise.date] : [],
  );
  return dates.toSorted().at(-1) ?? null;
}

function shorterAppointments(facts: ProposalFacts, coming: readonly ProposalExercise[]): string[] {
  const names = coming.flatMap((exercise) => {
    const held = appointmentOf(facts, exercise);
    return held ? [appointmentWords(held)] : [];
  });
  const [, another] = names;
  if (names.length === 0) return [];
  return [`${capitalized(listed([...new Set(names)]))} ${another ? "get" : "gets"} shorter too.`];
}

/** The plan does not move its light weeks, so one may follow soon. */
function nextLightWeek(
  { today, request }: Pick<ProposalFacts, "today" | "request">,
  frames: readonly WeekFrame[],
): string[] {
  const next = frames.find(
    ({ week, isRecovery }) => isRecovery && dateInWeek(request.startDate, week, 0) > today,
  );
  if (!next) return [];
  const days = daysBetween(today, dateInWeek(request.startDate, next.week, 0));
  return days <= NEXT_LIGHT_DAYS ? [`Your light week ${next.week} stays.`] : [];
}
