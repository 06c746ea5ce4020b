import { testWorkers, type WorkersOptions } from "../jobs/test-workers.ts";

/** Has recorded activities. */
export const ALEX = "5a1f0c3e7d2b4986a0c1e5d7f9b30001";
/** Has recorded activities too. */
export const SAM = "5a1f0c3e7d2b4986a0c1e5d7f9b30002";
/** Has no recorded activities. */
export const ROBIN = "5a1f0c3e7d2b4986a0c1e5d7f9b30004";

/** The API with workers, and a user connected with an athlete of the stand-in provider. */
export async function connectedAthlete(athlete: string, options: WorkersOptions = {}) {
  const api = await testWorkers(options);
  const user = await api.user();
  const key = await api.connect(user, athlete);
  const recorded = api.sandbox.control.activities(athlete).length;
  const stored = () =>
    api.db.selectFrom("wearableActivity").selectAll().where("userId", "=", user.id).execute();
  return { ...api, athlete: user, key, recorded, stored };
}
