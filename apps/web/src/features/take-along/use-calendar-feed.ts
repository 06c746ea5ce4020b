import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { trpc, type RouterOutputs } from "../../shared/network/trpc.ts";

export type CalendarFeed = NonNullable<RouterOutputs["calendar"]["feed"]["feed"]>;

export interface FeedOptions {
  planId: number | null;
  startMinutes: (number | null)[] | null;
  hasCompleted: boolean;
  hasRestDays: boolean;
}

/** The athlete's calendar feed, and what changes it; each change is saved at once. */
export function useCalendarFeed() {
  const { calendar } = trpc.useUtils();
  // Refetched on each visit: calendars read it meanwhile.
  const query = trpc.calendar.feed.useQuery(undefined, { staleTime: 0 });
  const keep = {
    onSuccess: (state: RouterOutputs["calendar"]["feed"]) =>
      calendar.feed.setData(undefined, state),
    onError: (error: Parameters<typeof notifyFailure>[1]) =>
      notifyFailure(FAILURES.calendarFeed, error),
  };
  const save = trpc.calendar.saveFeed.useMutation(keep);
  const remove = trpc.calendar.deleteFeed.useMutation(keep);
  return {
    query,
    isBusy: save.isPending || remove.isPending,
    save: (options: FeedOptions) => save.mutate(options),
    turnOff: (onDone: () => void) => remove.mutate(undefined, { onSuccess: onDone }),
    renew: (options: FeedOptions, onDone: () => void) =>
      save.mutate(
        { ...options, isNewAddress: true },
        {
          onSuccess: () => {
            notifySuccess(SUCCESSES.newCalendarLink);
            onDone();
          },
        },
      ),
  };
}
