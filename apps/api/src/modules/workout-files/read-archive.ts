import type { PlanFilesInput, WeekFilesInput } from "@triplan/contract";
import { listPlanExercises, listWeekExercises, type ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { fileWords } from "@triplan/workout-files";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan, refuseWeekOutside } from "../plans/get-plan.ts";
import { archiveFiles } from "./archive-files.ts";
import type { FileAnswer } from "./file-answer.ts";
import { workoutFacts } from "./workout-facts.ts";
import { writeArchive } from "./write-archive.ts";

/** The open exercises of a week in all formats that hold them, as a ZIP archive. */
export async function readWeekArchive(
  ctx: AuthedContext,
  { planId, week, target }: WeekFilesInput,
): Promise<FileAnswer> {
  const plan = await getPlan(ctx, planId);
  refuseWeekOutside(plan, week);
  const rows = await listWeekExercises(ctx.db, { userId: ctx.userId, planId, week });
  const facts = await workoutFacts(ctx, plan, target);
  const files = archiveFiles(openOf(rows), facts, `${plan.name}, week ${week}`);
  return answer(`${fileWords(plan.name, "plan")}-week-${week}`, await writeArchive(files, ctx.now));
}

/** The open exercises of a plan in all formats that hold them, as a ZIP archive. */
export async function readPlanArchive(
  ctx: AuthedContext,
  { planId, target }: PlanFilesInput,
): Promise<FileAnswer> {
  const plan = await getPlan(ctx, planId);
  const rows = await listPlanExercises(ctx.db, { userId: ctx.userId, planId });
  const facts = await workoutFacts(ctx, plan, target);
  const files = archiveFiles(openOf(rows), facts, plan.name);
  return answer(fileWords(plan.name, "plan"), await writeArchive(files, ctx.now));
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
