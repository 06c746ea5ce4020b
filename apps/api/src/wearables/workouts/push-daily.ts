import { listPushConnections } from "@triplan/db";
import { minuteInZone } from "@triplan/domain";
import type { JobHandler } from "../../jobs/job-queue.ts";
import type { WearableWork } from "../jobs/wearable-work.ts";
import { sendWorkouts } from "./send-workouts.ts";

/** Job: each athlete's day moves the days that are on the watch, and repeats what had failed. */
export function pushDaily({ db, jobs, now, wearable }: WearableWork): JobHandler<"workouts.daily"> {
  return async () => {
    for (const { userId, timeZone } of await listPushConnections(db, wearable.provider.id)) {
      const isNewDay = minuteInZone(now(), timeZone ?? "UTC") < 60;
      if (isNewDay) await sendWorkouts(jobs, db, { userId });
    }
  };
}
