import {
  changeRaceInput,
  deleteRaceInput,
  planInput,
  previewRaceInput,
  raceInput,
} from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { addRace } from "./add-race.ts";
import { changeRace } from "./change-race.ts";
import { deleteRace } from "./delete-race.ts";
import { listRaceDays } from "./list-race-days.ts";
import { listRaces } from "./list-races.ts";
import { previewRace } from "./preview-race.ts";

export const racesRouter = router({
  list: authedProcedure.input(planInput).query(inThread(listRaces)),
  days: authedProcedure.input(planInput).query(({ ctx, input }) => listRaceDays(ctx, input)),
  preview: authedProcedure.input(previewRaceInput).mutation(inThread(previewRace)),
  add: authedProcedure.input(raceInput).mutation(inThread(addRace)),
  change: authedProcedure.input(changeRaceInput).mutation(inThread(changeRace)),
  delete: authedProcedure.input(deleteRaceInput).mutation(inThread(deleteRace)),
});
