import {
  checkDatabase,
  connectToStandby,
  readReplayLag,
  WrongReplicaError,
  type Db,
} from "@triplan/db";
import { ok, problem, warning, type Finding } from "./finding.ts";

/** Whether the server that recordings are read from is a standby, and how far behind it is. */
export async function checkReplica(primary: Db, connectionString: string): Promise<Finding> {
  const options = { connectionString, max: 1, onError: () => {} };
  const { db, close } = await connectToStandby(primary, options);
  try {
    await checkDatabase(db, connectionString, "DATABASE_REPLICA_URL");
    const lag = await readReplayLag(primary, db);
    return lag === 0 ? ok("replica", "A standby of the database, and up to date") : lagging(lag);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { cause } = error;
    return problem("replica", cause instanceof WrongReplicaError ? cause.message : error.message);
  } finally {
    await close();
  }
}

function lagging(seconds: number | null): Finding {
  const lag = seconds === null ? "replayed nothing yet" : `is ${Math.round(seconds)} s behind`;
  const effect = "newer recordings are read from the primary";
  return warning("replica", `It ${lag}: ${effect}. See pg_stat_replication in the primary`);
}
