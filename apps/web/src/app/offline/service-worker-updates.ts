const SCRIPT = "/service-worker.js";
const CHECK_EVERY_MS = 60 * 60_000;
/** A worker that the browser has stopped may never answer, and the page must go on. */
const MAX_WAIT_MS = 5000;

const send = (worker: ServiceWorker, kind: string, ports: MessagePort[] = []) =>
  worker.postMessage({ kind }, ports);

const ownVersion = () => document.documentElement.dataset["version"];

/** The version of a worker; null if it does not answer. */
const versionOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
    setTimeout(resolve, MAX_WAIT_MS, null);
    send(worker, "version", [port2]);
  });

/** A page that is as new as the worker changes nothing by letting it take over. */
async function isNewer(worker: ServiceWorker): Promise<boolean> {
  const version = await versionOf(worker);
  if (version === null) return false;
  if (version !== ownVersion()) return true;
  send(worker, "take-over");
  return false;
}

/**
 * Registers the service worker and calls back when a newer version than this page is installed.
 * Returns a function that stops looking. Without HTTPS, browsers have no service workers.
 */
export function watchForUpdates(onNewer: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  const judge = async (worker: ServiceWorker | null) => {
    if (worker && (await isNewer(worker)) && !signal.aborted) onNewer();
  };

  async function start(container: ServiceWorkerContainer) {
    await container.register(SCRIPT, { updateViaCache: "none" });
    const registration = await container.getRegistration();
    if (!registration || signal.aborted) return;
    // A first worker has no page of an older version to wait for.
    const judgeWaiting = () => void judge(registration.active && registration.waiting);
    const follow = () =>
      registration.installing?.addEventListener("statechange", judgeWaiting, { signal });
    registration.addEventListener("updatefound", follow, { signal });
    follow();
    judgeWaiting();
    const look = () => void registration.update().catch(() => undefined);
    const lookWhenVisible = () => document.visibilityState === "visible" && look();
    document.addEventListener("visibilitychange", lookWhenVisible, { signal });
    const timer = setInterval(look, CHECK_EVERY_MS);
    signal.addEventListener("abort", () => clearInterval(timer));
    // Another tab let a new worker take over.
    container.addEventListener("controllerchange", () => void judge(container.controller), {
      signal,
    });
  }

  // Looked for again with the next page.
  if (workers) start(workers).catch((cause: unknown) => console.warn("No service worker", cause));
  return () => stop.abort();
}

/** Lets the new worker take over and reloads, so that the page and its stored files are one build. */
export async function reloadInNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (waiting) {
    const isTakenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, MAX_WAIT_MS);
    });
    send(waiting, "take-over");
    await isTakenOver;
  }
  location.reload();
}
