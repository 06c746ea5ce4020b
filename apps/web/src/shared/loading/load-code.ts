import { networkReturns } from "../network/network-returns.ts";
import { NO_CONNECTION } from "../network/server-fetch.ts";

const KEY = "triplan.reloaded-at";
const RELOAD_PAUSE_MS = 60_000;
const NOT_LOADED = "Part of this page could not be loaded.";

type FailedLoad = Pick<CodeLoadError, "forget" | "since">;

/** The code of a page or part failed to load; `forget` makes the next render request it again. */
export class CodeLoadError extends Error {
  override readonly name = "CodeLoadError";
  readonly forget: () => void;
  /** `networkReturns` when the load began: a network that is back since then calls for a retry. */
  readonly since: number;

  constructor(
    message: string,
    cause: unknown,
    { forget = () => undefined, since = networkReturns() }: Partial<FailedLoad> = {},
  ) {
    super(message, { cause });
    this.forget = forget;
    this.since = since;
  }
}

/** `networkReturns` when the load of code began that ended with this error. */
export const sinceOf = (error: unknown): number | undefined =>
  error instanceof CodeLoadError ? error.since : undefined;

export interface Recovery {
  isServerUp: () => Promise<boolean>;
  reload: () => void;
}

const recovery: Recovery = {
  isServerUp: () =>
    fetch("/api/health/live", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
};

/**
 * Runs a dynamic import. When the server responds but the file is missing, a new version was
 * deployed: reloads the page at most once a minute and stays pending until then.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  { isServerUp, reload }: Recovery = recovery,
): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (!(await isServerUp())) throw new CodeLoadError(NO_CONNECTION, cause);
    if (hasJustReloaded()) throw new CodeLoadError(NOT_LOADED, cause);
    sessionStorage.setItem(KEY, String(Date.now()));
    reload();
    return new Promise(() => undefined);
  }
}

/** Allows another reload for a missing file, because the user asked to retry. */
export const allowReload = () => sessionStorage.removeItem(KEY);

function hasJustReloaded(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  return Date.now() - last < RELOAD_PAUSE_MS;
}
