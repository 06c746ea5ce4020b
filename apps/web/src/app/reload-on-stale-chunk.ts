const KEY = "triplan.reloaded-at";
const ONCE_IN_MS = 60_000;

/** True when this tab has just been reloaded for the same reason: a second time would not help. */
function hasJustReloaded(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  return Date.now() - last < ONCE_IN_MS;
}

/**
 * After a new version is deployed, an open tab asks for parts that are gone: the page is loaded
 * anew, once. Without a connection it stays, since a reload would lose what is on screen.
 */
export function reloadOnStaleChunk(reload = () => location.reload()) {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || hasJustReloaded()) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    reload();
  });
}
