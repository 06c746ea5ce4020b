import type { SeasonPdfInput, WeekPdfInput } from "@triplan/contract";
import { fileWords } from "@triplan/workout-files";
import type { AuthedContext } from "../../trpc/context.ts";
import type { FileAnswer } from "../workout-files/file-answer.ts";
import { readSeasonSheet } from "./read-season-sheet.ts";
import { readWeekSheet } from "./read-week-sheet.ts";

/** The printed page of a week as a PDF. */
export async function readWeekPdf(
  ctx: AuthedContext,
  { paper, ...input }: WeekPdfInput,
): Promise<FileAnswer> {
  const sheet = await readWeekSheet(ctx, input);
  const bytes = await ctx.pdfs.write({ kind: "week", sheet, paper, madeAt: ctx.now });
  return answer(`${fileWords(sheet.planName, "plan")}-week-${sheet.week}`, bytes);
}

/** The printed page of a season as a PDF. */
export async function readSeasonPdf(
  ctx: AuthedContext,
  { paper, ...input }: SeasonPdfInput,
): Promise<FileAnswer> {
  const sheet = await readSeasonSheet(ctx, input);
  const bytes = await ctx.pdfs.write({ kind: "season", sheet, paper, madeAt: ctx.now });
  return answer(`${fileWords(sheet.planName, "plan")}-season`, bytes);
}

export const PDF_TYPE = "application/pdf";

const answer = (words: string, bytes: Uint8Array): FileAnswer => ({
  name: `${words}.pdf`,
  mediaType: PDF_TYPE,
  bytes,
});
