import { setTimeout as sleep } from "node:timers/promises";
import { startPostmaster, type Postmaster, type ServerSetup } from "./postmaster.ts";

const PAUSE = 500;

/**
 * Starts the server and restarts it on the same port if it ends by itself, so that clients only
 * reconnect.
 */
export async function startSupervised(
  setup: ServerSetup,
): Promise<Pick<Postmaster, "port" | "stop">> {
  const { log, serverLog } = setup;
  const first = await startPostmaster(setup);
  const { port } = first;
  let isStopping = false;
  let current: Promise<Postmaster | null> = Promise.resolve(first);

  const restart = async (): Promise<Postmaster | null> => {
    log.warn(`PostgreSQL ended unexpectedly: restarting it. See ${serverLog.path}.`);
    await sleep(PAUSE);
    if (isStopping) return null;
    try {
      return watch(await startPostmaster({ ...setup, port }));
    } catch (error) {
      log.warn(`PostgreSQL could not be restarted: ${String(error)}`);
      return null;
    }
  };
  const onEnd = () => {
    if (!isStopping) current = restart();
  };
  const watch = (server: Postmaster): Postmaster => {
    void server.ended.then(onEnd);
    return server;
  };

  watch(first);
  return {
    port,
    stop: async () => {
      isStopping = true;
      const server = await current;
      await server?.stop();
    },
  };
}
