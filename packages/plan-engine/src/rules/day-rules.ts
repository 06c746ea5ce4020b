import { DAY_NAMES, DISCIPLINE_NOUNS } from "@triplan/domain";
import { allows, keptAppointments, type PlanDay } from "../calendar/index.ts";
import { sum } from "../model/numbers.ts";
import { spokenMinutes } from "../model/words.ts";
import { eachPlaced, eachWeek } from "./judgements.ts";
import {
  onDay,
  unitCount,
  type JudgedExercise,
  type PlanRule,
  type WeekComplaint,
  type WeekFacts,
} from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
const MAX_UNITS = 2;

function closedMessage(exercise: JudgedExercise, { days }: WeekFacts): string {
  const day = days[exercise.suggestedDay];
  const name = DAY_NAMES[exercise.suggestedDay];
  if (day && day.daysToRace <= 0) {
    const when = day.daysToRace === 0 ? "your race day" : "after your race";
    return `${exercise.name} is on ${name}, ${when}.`;
  }
  if (day?.isUsable === false) return `${exercise.name} is on ${name}, before your plan began.`;
  return `${exercise.name} is on ${name}, which is not one of your training days.`;
}

// Days without hours and the eve of the race have their own rules; do not report them twice.
const hasHours = (day: PlanDay) => day.minutes > 0 && day.daysToRace !== 1;

function hoursComplaints(week: WeekFacts): WeekComplaint[] {
  return week.days.filter(hasHours).flatMap(({ day, minutes }) => {
    const about = onDay(week, day);
    const planned = sum(about.map((each) => each.duration));
    if (planned <= minutes) return [];
    const message = `${DAY_NAMES[day]} has ${spokenMinutes(minutes)} available; ${spokenMinutes(planned)} is planned.`;
    return [{ message, day, about }];
  });
}

/** True if the day does not allow the sport. */
const isOnClosedDay = ({ suggestedDay, type }: JudgedExercise, { days }: WeekFacts): boolean =>
  !allows(days[suggestedDay] ?? {}, [type]);

const closedSportMessage = ({ name, suggestedDay, type }: JudgedExercise) =>
  `${name} is on ${DAY_NAMES[suggestedDay]}, which your plan keeps free of ${DISCIPLINE_NOUNS[type]}s.`;

function unitComplaints(week: WeekFacts): WeekComplaint[] {
  return week.days.flatMap(({ day }) => {
    const planned = onDay(week, day);
    const count = unitCount(planned);
    const twins = planned.filter((each) =>
      planned.some((other) => other !== each && other.type === each.type),
    );
    const [twin] = twins;
    const withBrick = planned.length > count ? ", a brick counted as one" : "";
    const many = `You have ${count} exercises on ${DAY_NAMES[day]}${withBrick}; ${MAX_UNITS} are enough.`;
    const alike = `You have more than one ${DISCIPLINE_NOUNS[twin?.type ?? "run"]} on ${DAY_NAMES[day]}.`;
    return [
      ...(count > MAX_UNITS ? [{ message: many, day, about: planned }] : []),
      ...(twin ? [{ message: alike, day, about: twins }] : []),
    ];
  });
}

/** True if the run directly follows its ride on the same day. */
const isTogether = (ride: JudgedExercise, run: JudgedExercise) =>
  run.suggestedDay === ride.suggestedDay && run.orderIndex === ride.orderIndex + 1;

function brickComplaints({ exercises, waiting }: WeekFacts): WeekComplaint[] {
  return exercises.flatMap((ride) => {
    if (ride.brickId === null || ride.type !== "bike") return [];
    const isItsRun = (each: JudgedExercise) => each.brickId === ride.brickId && each.type === "run";
    const run = exercises.find(isItsRun);
    if (run ? isTogether(ride, run) : waiting.some(isItsRun)) return [];
    return [{ message: partedMessage(ride, run), about: run ? [ride, run] : [ride] }];
  });
}

function partedMessage(ride: JudgedExercise, run: JudgedExercise | undefined): string {
  const [rideDay, runDay] = [ride, run ?? ride].map((each) => DAY_NAMES[each.suggestedDay]);
  return rideDay === runDay
    ? `Your brick on ${rideDay} lacks its run, right after the ride.`
    : `Your brick's ride is on ${rideDay} and its run on ${runDay}; run right after the ride.`;
}

/** Appointments of the week without an exercise of their sport on their day. */
const appointmentComplaints = ({ week, frame, exercises }: WeekFacts): WeekComplaint[] =>
  keptAppointments({ frame, targetMinutes: week.targetMinutes }).flatMap(({ day, sport, name }) => {
    const isKept = exercises.some((each) => each.suggestedDay === day && each.type === sport);
    if (isKept) return [];
    const noun = DISCIPLINE_NOUNS[sport];
    const message = `${DAY_NAMES[day]} has no ${noun} for its appointment: ${name ?? noun}.`;
    return [{ message, day }];
  });

export const DAY_RULES: readonly PlanRule[] = [
  {
    id: "usable-day",
    title: "Exercises are on open days, from the plan's creation to the day before the race",
    source: SOURCE,
    appliesTo: "placed",
    ...eachPlaced(
      (each, week) => (week.days[each.suggestedDay]?.minutes ?? 0) === 0,
      closedMessage,
    ),
  },
  {
    id: "day-sports",
    title: "Exercises are on days that allow their sport",
    source: SOURCE,
    appliesTo: "placed",
    ...eachPlaced(isOnClosedDay, closedSportMessage),
  },
  {
    id: "day-hours",
    title: "A day stays within its hours",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(hoursComplaints),
  },
  {
    id: "appointments",
    title: "Each appointment is an exercise of its sport on its day",
    source: SOURCE,
    ...eachWeek(appointmentComplaints),
  },
  {
    id: "units-a-day",
    title: "At most two exercises a day, never two of one discipline",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(unitComplaints),
  },
  {
    id: "brick-together",
    title: "A brick's run follows its ride on the same day",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(brickComplaints, ({ exercises }) =>
      exercises.some((each) => each.brickId !== null),
    ),
  },
];
