import { findPushConnection, setConnectionTimeZone } from "@triplan/db";
import type { Background } from "../../trpc/background.ts";
import type { WearableWork } from "../jobs/wearable-work.ts";
import { sendWorkouts } from "./send-workouts.ts";

const FALLBACK_ZONE = "UTC";

/**
 * Has changes of a plan sent to the watch after a pause, so that several are sent together. The day
 * begins in the zone that the athlete's last change came from; requests without one say UTC.
 */
export const announcePlanChange =
  ({ db, jobs, timing, log, wearable }: Omit<WearableWork, "now">): Background["planChanged"] =>
  async ({ userId, timeZone }) => {
    try {
      const provider = wearable.provider.id;
      const connection = await findPushConnection(db, { userId, provider });
      if (connection?.status !== "active" || connection.workoutTarget === null) return;
      if (timeZone !== FALLBACK_ZONE && timeZone !== connection.timeZone) {
        await setConnectionTimeZone(db, { userId, connectionId: connection.id }, timeZone);
      }
      await sendWorkouts(jobs, db, { userId }, { after: timing.pushDelay });
    } catch (err) {
      // The change is stored; the watch gets it with the next one, or the next day.
      log.warn({ err, userId }, "change of the plan not announced");
    }
  };
