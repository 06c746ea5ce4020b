import { backgroundOf } from "../../trpc/background.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { whileLoggedIn } from "../../trpc/while-logged-in.ts";
import { readWatchWorkouts, type WatchWorkouts } from "./read-watch-workouts.ts";

/** Yields what is on the watch now and whenever the provider took, refused or removed a workout. */
export const followWatchWorkouts = (
  ctx: AuthedContext,
  signal?: AbortSignal,
): AsyncGenerator<WatchWorkouts> =>
  whileLoggedIn(ctx, signal, (until) =>
    backgroundOf(ctx).pushChanges.follow({
      userId: ctx.userId,
      read: () => readWatchWorkouts(ctx),
      isOver: () => false,
      signal: until,
    }),
  );
