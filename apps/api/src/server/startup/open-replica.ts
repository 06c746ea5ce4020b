import { Replica, WrongReplicaError, type ReplicaOptions } from "@triplan/db";
import type { Log } from "../../log.ts";

type Options = Pick<ReplicaOptions, "connectionString" | "primary" | "onError"> & { log: Log };

/** Throws if the setting names another server; one that does not answer is skipped until it does. */
export async function openReplica({ log, ...options }: Options): Promise<Replica> {
  try {
    return await Replica.open({
      ...options,
      onSkip: (err) => log.warn({ err }, "replica skipped: the primary answers"),
      onReturn: () => log.info({}, "replica used again"),
    });
  } catch (error) {
    if (error instanceof WrongReplicaError) throw new Error(`${error.message}.`, { cause: error });
    throw error;
  }
}
