import {
  changeRaceInput,
  deleteRaceInput,
  planInput,
  previewRaceInput,
  raceInput,
} from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { addRace } from "./add-race.ts";
import { changeRace } from "./change-race.ts";
import { deleteRace } from "./delete-race.ts";
import { listRaceDays } from "./list-race-days.ts";
import { listRaces } from "./list-races.ts";
import { previewRace } from "./preview-race.ts";

export const racesRouter = router({
  list: authedProcedure.input(planInput).query(({ ctx, input }) => listRaces(ctx, input)),
  days: authedProcedure.input(planInput).query(({ ctx, input }) => listRaceDays(ctx, input)),
  preview: authedProcedure
    .input(previewRaceInput)
    .mutation(({ ctx, input }) => previewRace(ctx, input)),
  add: authedProcedure.input(raceInput).mutation(({ ctx, input }) => addRace(ctx, input)),
  change: authedProcedure
    .input(changeRaceInput)
    .mutation(({ ctx, input }) => changeRace(ctx, input)),
  delete: authedProcedure
    .input(deleteRaceInput)
    .mutation(({ ctx, input }) => deleteRace(ctx, input)),
});
