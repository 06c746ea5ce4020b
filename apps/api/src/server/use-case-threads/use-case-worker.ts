import { parentPort, workerData } from "node:worker_threads";
import { connect } from "@triplan/db";
import { callTRPCProcedure } from "@trpc/server";
import type { PoolSettings } from "../../env/database-settings.ts";
import { Incidents } from "../../incidents.ts";
import { createLog } from "../../log.ts";
import { appRouter } from "../../modules/app-router.ts";
import { userWrites } from "../../trpc/user-writes.ts";
import type { Context } from "../../trpc/context.ts";
import { OpenStreams } from "../sessions/open-streams.ts";
import { encodeError } from "./thread-error.ts";
import type { ThreadAnswer, ThreadTask } from "./thread-task.ts";

// A thread that says when it is ready, and then answers each call of a procedure with its JSON.

// The server logs the call, and a lost connection fails the call that needs it.
const log = createLog("silent");
const incidents = new Incidents(() => new Date());
const database: PoolSettings = workerData;
const { db } = connect({ ...database, max: 2, onError: () => {} });

const unavailable = () => Promise.reject(new Error("not available in a thread"));

function contextOf({ call: _call, userId, sessionHash, ...sent }: ThreadTask): Context {
  return {
    ...sent,
    db,
    // No use case that reads recordings runs in a thread.
    replica: null,
    log,
    outcomes: [],
    incidents,
    session: {
      userId,
      idHash: sessionHash,
      start: unavailable,
      isOpen: unavailable,
      end: unavailable,
      pendingLoginHash: null,
      keepPendingLogin: () => {},
    },
    streams: new OpenStreams(),
    wearable: null,
    cipher: null,
    background: null,
    pdfs: { write: unavailable },
    workoutArchives: { write: unavailable },
    threads: null,
    writes: userWrites(),
    callLimits: null,
  };
}

async function answerOf(task: ThreadTask): Promise<ThreadAnswer> {
  const { path, type, input } = task.call;
  try {
    const answer: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      getRawInput: async () => input,
      ctx: contextOf(task),
      signal: undefined,
      batchIndex: 0,
    });
    return { json: JSON.stringify(answer ?? null) };
  } catch (error) {
    return { error: encodeError(error) };
  }
}

parentPort?.on("message", (task: ThreadTask) => {
  void answerOf(task).then((answer) => parentPort?.postMessage(answer, []));
});
parentPort?.postMessage("ready", []);
