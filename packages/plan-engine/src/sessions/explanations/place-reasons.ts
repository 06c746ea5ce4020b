import {
  daySports,
  isTrainingDay,
  scheduleOfWeek,
  type Discipline,
  type ExperienceLevel,
  type Intensity,
  type Reason,
} from "@triplan/domain";
import { hardBudget, isHard, isHardOnLand, targetDistribution } from "../../intensity/index.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import type { LaidOutWeek, SeasonBasis } from "../../season/index.ts";
import { hardLandCount, nextLongest, RACE_VOLUME } from "../../week/index.ts";

export interface PlaceFacts {
  basis: Pick<SeasonBasis, "raceType" | "level" | "hours">;
  week: LaidOutWeek;
  slot: PlacedSlot;
  intensity: Intensity;
}

/** Reasons for an exercise's day, length and intensity. */
export const placeReasons = (place: PlaceFacts): Reason[] => [
  dayReason(place),
  ...sportReasons(place),
  ...lengthReasons(place),
  ...roleReasons(place),
];

function dayReason({ basis, slot, week }: PlaceFacts): Reason {
  const schedule = scheduleOfWeek(basis.hours, week.frame.week);
  const entry = schedule.find((each) => each.day === slot.day);
  const appointment = entry?.appointment;
  if (slot.pin && appointment) {
    const { name = null, minutes: asked } = appointment;
    return {
      rule: "appointment",
      facts: { day: slot.day, name, asked, minutes: slot.minutes },
    };
  }
  // The run of a brick follows its ride.
  const isLong = week.slots.some(
    (each) => each.role === "long" && (each === slot || (each.isBrick && slot.isBrick)),
  );
  const isOnItsDay = isLong && entry?.isEndurance === true;
  const facts = { day: slot.day, minutes: Math.round((entry?.hours ?? 0) * 60) };
  return { rule: isOnItsDay ? "endurance-day" : "open-day", facts };
}

/** The weekdays of the exercise's sport, if the schedule limits them. */
function sportReasons({ basis, slot, week }: PlaceFacts): Reason[] {
  const { discipline: sport } = slot;
  const training = scheduleOfWeek(basis.hours, week.frame.week).filter(isTrainingDay);
  const open = training.filter((entry) => daySports(entry).includes(sport));
  if (open.length === training.length || open.length === 0) return [];
  return [{ rule: "sport-days", facts: { sport, days: open.map(({ day }) => day) } }];
}

function lengthReasons({ basis, slot, week }: PlaceFacts): Reason[] {
  const { raceType, level } = basis;
  const { discipline, minutes } = slot;
  if (slot.role !== "long" || discipline === "swim") return [];
  if (minutes >= RACE_VOLUME[raceType].longest[discipline][level]) {
    return [{ rule: "race-cap", facts: { minutes, raceType, level } }];
  }
  // Below its limit, the length of a long exercise follows from the week, not from the safe step.
  const before = week.longestBefore?.[discipline];
  const most = before === undefined ? minutes + 1 : nextLongest(discipline, before);
  if (before === undefined || minutes < most) return [];
  return [{ rule: "safe-step", facts: { before, most } }];
}

function roleReasons({ basis, week, slot, intensity }: PlaceFacts) {
  const { frame } = week;
  const { level, raceType } = basis;
  const reasons: Reason[] = [];
  if (slot.role === "test") {
    reasons.push({ rule: "test", facts: { recoveryWeek: frame.recoveryNumber, level } });
  } else
    reasons.push(...hardReasons(level, maxHard(level, week), { type: slot.discipline, intensity }));
  if (slot.isBrick) {
    reasons.push({
      rule: "brick",
      facts: { half: slot.discipline === "bike" ? "ride" : "run" },
    });
  } else if (isChosenEasy(slot, week) && !isHard({ intensity })) {
    const { low } = targetDistribution(raceType, level, frame);
    reasons.push({ rule: "easy", facts: { percent: Math.round(100 * low), phase: frame.phase } });
  } else if (slot.role === "strides") {
    const daysToRace = frame.days[slot.day]?.daysToRace ?? 0;
    reasons.push({ rule: "touch", facts: { daysToRace } });
  }
  return reasons;
}

/** True if the exercise is easy for the week's share of easy time; an only one is easy for lack of room. */
const isChosenEasy = ({ role }: PlacedSlot, { frame, slots }: LaidOutWeek): boolean =>
  role === "easy" && frame.isLoading && slots.length > 1;

// A week that dropped an easy exercise for lack of room keeps its hard ones, so count those too.
const maxHard = (level: ExperienceLevel, { frame, slots }: LaidOutWeek): number =>
  Math.max(hardBudget(level, frame, slots.length), hardLandCount(slots));

/** States the week's limit of hard rides and runs; a test is not part of that limit. */
export const hardReasons = (
  level: ExperienceLevel,
  most: number,
  exercise: { type: Discipline; intensity: Intensity },
): Reason[] =>
  most > 0 && isHardOnLand(exercise) ? [{ rule: "hard", facts: { most, level } }] : [];
