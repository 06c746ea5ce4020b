import {
  changeRaceInput,
  namedRaceInput,
  planInput,
  previewRaceInput,
  raceInput,
  saveOtherResultInput,
} from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { addRace } from "./add-race.ts";
import { changeRace } from "./change-race.ts";
import { deleteRace } from "./delete-race.ts";
import { listRaceDays } from "./list-race-days.ts";
import { listRaces } from "./list-races.ts";
import { previewRace } from "./preview-race.ts";
import { readRace } from "./read-race.ts";
import { deleteOtherResult, saveOtherResult } from "./save-race-result.ts";

export const racesRouter = router({
  list: authedProcedure.input(planInput).query(inThread(listRaces)),
  days: authedProcedure.input(planInput).query(({ ctx, input }) => listRaceDays(ctx, input)),
  preview: authedProcedure.input(previewRaceInput).mutation(inThread(previewRace)),
  add: authedProcedure.input(raceInput).mutation(inThread(addRace)),
  change: authedProcedure.input(changeRaceInput).mutation(inThread(changeRace)),
  read: authedProcedure.input(namedRaceInput).query(({ ctx, input }) => readRace(ctx, input)),
  saveResult: authedProcedure
    .input(saveOtherResultInput)
    .mutation(({ ctx, input }) => saveOtherResult(ctx, input)),
  deleteResult: authedProcedure
    .input(namedRaceInput)
    .mutation(({ ctx, input }) => deleteOtherResult(ctx, input)),
  delete: authedProcedure.input(namedRaceInput).mutation(inThread(deleteRace)),
});
