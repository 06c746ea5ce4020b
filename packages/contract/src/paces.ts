import {
  milesPerHour,
  PACE_LIMITS,
  parsePace,
  parseSpeed,
  secondsPer100m,
  secondsPerMile,
} from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";

const between = (limits: { min: number; max: number }, message: string) =>
  z.number(message).min(limits.min, message).max(limits.max, message);

const SWIM = "Swim pace must be between 1:00 and 5:00 per 100m";
const BIKE = "Bike pace must be between 10 and 30 mph";
const RUN = "Run pace must be between 5:00 and 16:00 per mile";

/** Current paces as numbers, as forms use them. */
export const swimPace = between(PACE_LIMITS.swim, SWIM).transform(secondsPer100m);
export const bikePace = between(PACE_LIMITS.bike, BIKE).transform(milesPerHour);
export const runPace = between(PACE_LIMITS.run, RUN).transform(secondsPerMile);

const MAX_PACE_TEXT = 8;

/** A pace sent as text, parsed here once and kept to the same bounds. */
const sent = <Pace extends z.ZodType<number, number>>(
  parse: (text: string) => number | null,
  pace: Pace,
  message: string,
) =>
  z
    .string(message)
    .max(MAX_PACE_TEXT, { error: message, abort: true })
    // NaN is outside every range, so an unreadable text gets the same message.
    .transform((text) => parse(text) ?? Number.NaN)
    .pipe(pace);

export const sentSwimPace = sent(parsePace, swimPace, SWIM);
export const sentBikePace = sent(parseSpeed, bikePace, BIKE);
export const sentRunPace = sent(parsePace, runPace, RUN);
