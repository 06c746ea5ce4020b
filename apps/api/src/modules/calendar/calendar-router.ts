import { calendarFeedInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { deleteFeed, readCalendarFeed, saveFeed } from "./calendar-feed.ts";

export const calendarRouter = router({
  feed: authedProcedure.query(({ ctx }) => readCalendarFeed(ctx)),
  saveFeed: authedProcedure
    .input(calendarFeedInput)
    .mutation(({ ctx, input }) => saveFeed(ctx, input)),
  deleteFeed: authedProcedure.mutation(({ ctx }) => deleteFeed(ctx)),
});
