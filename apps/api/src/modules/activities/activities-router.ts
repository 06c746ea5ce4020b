import {
  activityInput,
  createActivityInput,
  listActivitiesInput,
  pageActivitiesInput,
  planWeekInput,
} from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { countActivities } from "./count-activities.ts";
import { createActivity } from "./create-activity.ts";
import { declineMatch } from "./decline-match.ts";
import { deleteActivity } from "./delete-activity.ts";
import { getActivity } from "./get-activity.ts";
import { keepSeparate } from "./keep-separate.ts";
import { listActivities } from "./list-activities.ts";
import { listLinkable } from "../matching/list-linkable.ts";
import { pageActivities } from "./page-activities.ts";
import { listUnmatched } from "../matching/list-unmatched.ts";

export const activitiesRouter = router({
  list: authedProcedure
    .input(listActivitiesInput)
    .query(({ ctx, input }) => listActivities(ctx, input)),
  page: authedProcedure
    .input(pageActivitiesInput)
    .query(({ ctx, input }) => pageActivities(ctx, input)),
  get: authedProcedure.input(activityInput).query(({ ctx, input }) => getActivity(ctx, input)),
  count: authedProcedure.query(({ ctx }) => countActivities(ctx)),
  listUnmatched: authedProcedure
    .input(planWeekInput)
    .query(({ ctx, input }) => listUnmatched(ctx, input)),
  listLinkable: authedProcedure
    .input(activityInput)
    .query(({ ctx, input }) => listLinkable(ctx, input)),
  create: authedProcedure
    .input(createActivityInput)
    .mutation(({ ctx, input }) => createActivity(ctx, input)),
  keepSeparate: authedProcedure
    .input(activityInput)
    .mutation(({ ctx, input }) => keepSeparate(ctx, input)),
  declineMatch: authedProcedure
    .input(activityInput)
    .mutation(({ ctx, input }) => declineMatch(ctx, input)),
  delete: authedProcedure
    .input(activityInput)
    .mutation(({ ctx, input }) => deleteActivity(ctx, input)),
});
