import { TRAINING_LIMITS } from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";

const { weeklyHours, longestRun, longestRide, longestSwim } = TRAINING_LIMITS;

const HOURS = `Hours a week must be between ${weeklyHours.min} and ${weeklyHours.max} in steps of ${weeklyHours.step}`;

interface Limits {
  min: number;
  max: number;
}

function whole(name: string, unit: string, { min, max }: Limits) {
  const message = `${name} must be between ${min} and ${max} whole ${unit}`;
  return z.int(message).min(min, message).max(max, message);
}

/** Null, also for an absent field, if the athlete does not say; 0 is an answer. */
const optional = (schema: z.ZodNumber, about: string) =>
  schema.nullable().default(null).describe(`${about} before the plan; null if not known.`);

/** Fields of a plan for what the athlete trained in the last four weeks. */
export const currentTraining = {
  hoursNow: optional(
    z
      .number(HOURS)
      .min(weeklyHours.min, HOURS)
      .max(weeklyHours.max, HOURS)
      .multipleOf(weeklyHours.step, HOURS),
    "Mean hours a week in the four weeks",
  ),
  longestRunNow: optional(
    whole("Longest run", "minutes", longestRun),
    "Minutes of the longest run in the four weeks",
  ),
  longestRideNow: optional(
    whole("Longest ride", "minutes", longestRide),
    "Minutes of the longest ride in the four weeks",
  ),
  longestSwimNow: optional(
    whole("Longest swim", "meters", longestSwim),
    "Metres of the longest swim without a long stop in the four weeks",
  ),
};
