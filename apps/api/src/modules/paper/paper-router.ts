import { planInput, planWeekInput } from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { readSeasonSheet } from "./read-season-sheet.ts";
import { readWeekSheet } from "./read-week-sheet.ts";

export const paperRouter = router({
  week: authedProcedure.input(planWeekInput).query(({ ctx, input }) => readWeekSheet(ctx, input)),
  season: authedProcedure.input(planInput).query(inThread(readSeasonSheet)),
});
