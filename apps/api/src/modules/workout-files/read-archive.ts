import type { PlanFilesInput, WeekFilesInput } from "@triplan/contract";
import { listPlanExercises, listWeekExercises, type ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { fileWords } from "@triplan/workout-files";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan, refuseWeekOutside } from "../plans/get-plan.ts";
import type { FileAnswer } from "./file-answer.ts";
import { workoutFacts } from "./workout-facts.ts";

/** The open exercises of a week in all formats that hold them, as a ZIP archive. */
export async function readWeekArchive(
  ctx: AuthedContext,
  { planId, week, target }: WeekFilesInput,
): Promise<FileAnswer> {
  const plan = await getPlan(ctx, planId);
  refuseWeekOutside(plan, week);
  const rows = await listWeekExercises(ctx.db, { userId: ctx.userId, planId, week });
  const bytes = await ctx.workoutArchives.write({
    exercises: openOf(rows),
    facts: await workoutFacts(ctx, plan, target),
    title: `${plan.name}, week ${week}`,
    lastModified: ctx.now,
  });
  return answer(`${fileWords(plan.name, "plan")}-week-${week}`, bytes);
}

/** The open exercises of a plan in all formats that hold them, as a ZIP archive. */
export async function readPlanArchive(
  ctx: AuthedContext,
  { planId, target }: PlanFilesInput,
): Promise<FileAnswer> {
  const plan = await getPlan(ctx, planId);
  const rows = await listPlanExercises(ctx.db, { userId: ctx.userId, planId });
  const bytes = await ctx.workoutArchives.write({
    exercises: openOf(rows),
    facts: await workoutFacts(ctx, plan, target),
    title: plan.name,
    lastModified: ctx.now,
  });
  return answer(fileWords(plan.name, "plan"), bytes);
}

const answer = (words: string, bytes: Uint8Array): FileAnswer => ({
  name: `${words}-workouts.zip`,
  mediaType: "application/zip",
  bytes,
});

function openOf(rows: readonly ExerciseRow[]): ExerciseRow[] {
  const open = rows.filter(
    ({ isCompleted, matchedActivityId, skippedAt }) =>
      !isCompleted && matchedActivityId === null && skippedAt === null,
  );
  if (open.length > 0) return open;
  throw new DomainError("rule_broken", "No exercise is open here. Download a single one instead.");
}
