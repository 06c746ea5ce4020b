import { testWorkers, type WorkersOptions } from "../jobs/test-workers.ts";

/** The API with workers, and a user connected with an athlete of the stand-in provider. */
export async function connectedAthlete(athlete: string, options: WorkersOptions = {}) {
  const api = await testWorkers(options);
  const user = await api.user();
  const key = await api.connect(user, athlete);
  const recorded = api.sandbox.control.activities(athlete).length;
  const stored = () =>
    api.db
      .selectFrom("wearableActivity")
      .selectAll()
      .orderBy("id")
      .where("userId", "=", user.id)
      .execute();
  return { ...api, athlete: user, key, recorded, stored };
}
