import { PACE_LIMITS, normalizeSpeed, parsePace, parseSpeed } from "@triplan/domain";
import { z } from "zod";
import "./messages.ts";

const between = (limits: { min: number; max: number }, message: string) =>
  z.number(message).min(limits.min, message).max(limits.max, message);

const SWIM = "Swim pace must be between 1:00 and 5:00 per 100m";
const BIKE = "Bike pace must be between 10 and 30 mph";
const RUN = "Run pace must be between 5:00 and 16:00 per mile";

/** Current paces as numbers, as forms use them. */
export const swimPace = between(PACE_LIMITS.swim, SWIM);
export const bikePace = between(PACE_LIMITS.bike, BIKE);
export const runPace = between(PACE_LIMITS.run, RUN);

const MAX_PACE_TEXT = 8;

/** A pace as stored text, with the same bounds. */
const paceText = (
  parse: (text: string) => number | null,
  bounds: z.ZodType<number>,
  message: string,
) =>
  z
    .string(message)
    .max(MAX_PACE_TEXT, message)
    .refine((text) => bounds.safeParse(parse(text)).success, message);

export const swimPaceText = paceText(parsePace, swimPace, SWIM);
export const bikePaceText = paceText(parseSpeed, bikePace, BIKE).transform(
  (text) => normalizeSpeed(text) ?? text,
);
export const runPaceText = paceText(parsePace, runPace, RUN);
