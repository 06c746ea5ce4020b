import { wrap } from "comlink";
import type * as functions from "./plan-generator.ts";

type Functions = typeof functions;

/** The engine's functions, which answer at once or from a worker. */
export type PlanGenerator = {
  [Name in keyof Functions]: (
    ...input: Parameters<Functions[Name]>
  ) => ReturnType<Functions[Name]> | Promise<ReturnType<Functions[Name]>>;
};

/** False in tests of components and in the build, which have no workers. */
export const hasWorkers = typeof Worker !== "undefined";

const loadHere = (): Promise<PlanGenerator> => import("./plan-generator.ts");

let started: Promise<PlanGenerator> | undefined;

/**
 * Starts the engine in a worker, so that laying out a plan never blocks the page; loads it into the
 * page where the worker can't start. Lazy, so that pages open faster.
 */
export function loadPlanGenerator(): Promise<PlanGenerator> {
  started ??= hasWorkers ? startWorker().catch(loadHere) : loadHere();
  // Not kept after a failure: the next caller tries again.
  started.catch(() => (started = undefined));
  return started;
}

async function startWorker(): Promise<PlanGenerator> {
  const worker = new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });
  const { promise: failure, reject } = Promise.withResolvers<never>();
  worker.addEventListener("error", reject, { once: true });
  const remote = wrap<Functions & { isReady: () => boolean }>(worker);
  try {
    await Promise.race([remote.isReady(), failure]);
  } catch (cause) {
    worker.terminate();
    throw cause;
  }
  return remote;
}
