import { ACTIVITY_SOURCES, COMPLETION_LIMITS } from "@triplan/domain";
import { z } from "zod";

/** Fields shared by several responses, with examples for the API documentation. */
export const rowId = z
  .int()
  .min(1)
  .meta({ examples: [42] });
export const instant = z.iso.datetime().meta({ examples: ["2027-01-10T06:42:00.000Z"] });
export const calendarDate = z.iso.date().meta({ examples: ["2027-02-14"] });
export const minutes = z
  .number()
  .min(0)
  .meta({ description: "Minutes", examples: [45] });
export const seconds = z
  .number()
  .min(0)
  .meta({ description: "Seconds", examples: [1800] });
export const zoneSeconds = z
  .array(seconds)
  .length(5)
  .meta({ description: "Seconds in Z1 to Z5", examples: [[600, 1500, 240, 60, 0]] });
export const meters = z
  .number()
  .min(0)
  .meta({ description: "Metres", examples: [5000] });
export const heartRate = z.number().meta({ description: "Beats per minute", examples: [142] });

export const watts = z
  .number()
  .min(0)
  .meta({ description: "Watts", examples: [185] });

export const textLike = (example: string, description?: string) =>
  z.string().meta({ examples: [example], ...(description !== undefined && { description }) });

export const swimPace = textLike("2:30", "m:ss per 100 m");
export const bikePace = textLike("18", "mph");
export const runPace = textLike("8:30", "m:ss per mile");

export const activitySource = z
  .enum(ACTIVITY_SOURCES)
  .meta({ description: "manual: entered by the athlete; test: made up; else recorded" });

const { rpe: efforts, feeling: feelings } = COMPLETION_LIMITS;
export const rpe = z
  .int()
  .min(efforts.min)
  .max(efforts.max)
  .meta({ description: "Effort as the athlete felt it: 1 very easy, 10 all out" });
export const feeling = z
  .int()
  .min(feelings.min)
  .max(feelings.max)
  .meta({ description: "1 unwell, 5 strong" });
