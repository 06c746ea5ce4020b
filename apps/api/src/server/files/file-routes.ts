import {
  fitFileInput,
  planFilesInput,
  planInput,
  seasonPdfInput,
  weekFilesInput,
  weekPdfInput,
  workoutFileInput,
} from "@triplan/contract";
import { MEDIA_TYPES } from "@triplan/workout-files";
import type { z } from "zod";
import type { FileAnswer } from "../../modules/workout-files/file-answer.ts";
import { CALENDAR_TYPE, downloadCalendar } from "../../modules/calendar/read-calendar.ts";
import { PDF_TYPE, readSeasonPdf, readWeekPdf } from "../../modules/paper/read-pdf.ts";
import { exportPlan } from "../../modules/plan-files/export-plan.ts";
import { readPlanArchive, readWeekArchive } from "../../modules/workout-files/read-archive.ts";
import { readFitFile, readWorkoutFile } from "../../modules/workout-files/read-workout-file.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import type { RestRequest } from "../rest/rest-route.ts";

/** A path that answers a file. */
export interface FileRoute {
  /** Below `/api`. */
  url: string;
  /** For the API documentation. */
  operationId: string;
  summary: string;
  mediaType: string;
  /** Its input, for the query parameters of the API documentation. */
  input: z.ZodObject;
  read: (ctx: AuthedContext, request: RestRequest) => Promise<FileAnswer>;
}

const exercise = ({ id, query }: RestRequest) => ({ ...query, exerciseId: id });
const plan = ({ id, query }: RestRequest) => ({ ...query, planId: id });
const planWeek = ({ id, week, query }: RestRequest) => ({ ...query, planId: id, week });

/** Files of workouts for watches and trainers, and a plan's calendar and printed pages. */
export const fileRoutes: readonly FileRoute[] = [
  {
    url: "/exercises/:id/workout.fit",
    operationId: "exercisesWorkoutFit",
    summary: "An exercise as a FIT workout, for watches and bike computers",
    mediaType: MEDIA_TYPES.fit,
    input: fitFileInput,
    read: (ctx, request) => readFitFile(ctx, fitFileInput.parse(exercise(request))),
  },
  {
    url: "/exercises/:id/workout.zwo",
    operationId: "exercisesWorkoutZwo",
    summary: "A ride or run as a ZWO workout, for Zwift and other trainer apps",
    mediaType: MEDIA_TYPES.zwo,
    input: workoutFileInput,
    read: (ctx, request) => readWorkoutFile(ctx, "zwo", workoutFileInput.parse(exercise(request))),
  },
  {
    url: "/exercises/:id/workout.mrc",
    operationId: "exercisesWorkoutMrc",
    summary: "A ride as an MRC workout in percent of FTP, for trainer apps",
    mediaType: MEDIA_TYPES.mrc,
    input: workoutFileInput,
    read: (ctx, request) => readWorkoutFile(ctx, "mrc", workoutFileInput.parse(exercise(request))),
  },
  {
    url: "/training-plans/:id/weeks/:week/workouts.zip",
    operationId: "plansWeekWorkoutFiles",
    summary: "The open exercises of a week in all formats that hold them",
    mediaType: "application/zip",
    input: weekFilesInput,
    read: (ctx, request) => readWeekArchive(ctx, weekFilesInput.parse(planWeek(request))),
  },
  {
    url: "/training-plans/:id/workouts.zip",
    operationId: "plansWorkoutFiles",
    summary: "The open exercises of a plan in all formats that hold them",
    mediaType: "application/zip",
    input: planFilesInput,
    read: (ctx, request) => readPlanArchive(ctx, planFilesInput.parse(plan(request))),
  },
  {
    url: "/training-plans/:id/calendar.ics",
    operationId: "plansCalendarFile",
    summary: "The plan's exercises that have a day, and its race, as an iCalendar file",
    mediaType: CALENDAR_TYPE,
    input: planInput,
    read: (ctx, request) => downloadCalendar(ctx, planInput.parse(plan(request))),
  },
  {
    url: "/training-plans/:id/weeks/:week/print.pdf",
    operationId: "plansWeekPdf",
    summary: "A week on one page, its sets written out with boxes to tick, as a tagged PDF",
    mediaType: PDF_TYPE,
    input: weekPdfInput,
    read: (ctx, request) => readWeekPdf(ctx, weekPdfInput.parse(planWeek(request))),
  },
  {
    url: "/training-plans/:id/season.pdf",
    operationId: "plansSeasonPdf",
    summary: "The weeks of a plan on one page, as a tagged PDF",
    mediaType: PDF_TYPE,
    input: seasonPdfInput,
    read: (ctx, request) => readSeasonPdf(ctx, seasonPdfInput.parse(plan(request))),
  },
  {
    url: "/training-plans/:id/export",
    operationId: "plansExport",
    summary: "The plan with every exercise as a file that can be imported",
    mediaType: "application/json",
    input: planInput,
    read: (ctx, request) => exportPlan(ctx, planInput.parse(plan(request))),
  },
];
