import { DEFAULT_TARGET, PAPERS, TARGET_CHOICES } from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";
import { planInput, planWeekInput } from "./plan.ts";
import { exerciseInput } from "./schedule.ts";

const targetChoice = z.enum(TARGET_CHOICES, `Target must be one of ${TARGET_CHOICES.join(", ")}`);
const target = targetChoice
  .default(DEFAULT_TARGET)
  .describe("What the device guides by; runs and swims by power take the pace.");

/** An exercise as a file for a watch or trainer. */
export const workoutFileInput = exerciseInput.extend({ target });
export type WorkoutFileInput = z.output<typeof workoutFileInput>;

/** The ride and run of a brick can share one FIT file. */
export const fitFileInput = workoutFileInput.extend({
  multisport: z
    .enum(["true", "false"], "Multisport must be true or false")
    .default("false")
    .describe("A brick as one file, which not all watches take."),
});
export type FitFileInput = z.output<typeof fitFileInput>;

export const weekFilesInput = planWeekInput.extend({ target });
export type WeekFilesInput = z.output<typeof weekFilesInput>;

export const planFilesInput = planInput.extend({ target });
export type PlanFilesInput = z.output<typeof planFilesInput>;

const paper = z
  .enum(PAPERS, `Paper must be one of ${PAPERS.join(", ")}`)
  .default("a4")
  .describe("Size of the page.");

/** The printed page of a week as a PDF. */
export const weekPdfInput = planWeekInput.extend({ paper });
export type WeekPdfInput = z.output<typeof weekPdfInput>;

/** The printed page of a season as a PDF. */
export const seasonPdfInput = planInput.extend({ paper });
export type SeasonPdfInput = z.output<typeof seasonPdfInput>;

/** Whether planned workouts are sent to the watch, and what they guide by; null turns it off. */
export const watchWorkoutsInput = z.object({
  target: targetChoice.nullable().describe("What workouts on the watch guide by; null: off."),
});
export type WatchWorkoutsInput = z.output<typeof watchWorkoutsInput>;
