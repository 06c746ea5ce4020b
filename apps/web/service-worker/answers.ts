import { openBuild, storedFile, storedShell } from "./stored-builds.ts";

/** A server that does not answer for this long counts as out of reach. */
const MAX_WAIT_MS = 5000;

/** Answers of a proxy whose server is down. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * A page as the server has it; the stored shell if the server is out of reach. Never the shell
 * while the server answers, so that a deployed version shows with the next page.
 */
export async function answerPage(request: Request): Promise<Response> {
  const answer = await inTime(fetch(request)).catch(() => Response.error());
  const isOutOfReach = answer.type === "error" || GATEWAY_FAILURES.has(answer.status);
  return isOutOfReach ? ((await storedShell()) ?? answer) : answer;
}

/** Limits the wait for the first byte only: a signal on the request would also cut a slow page. */
const inTime = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<Response>((_, reject) => setTimeout(reject, MAX_WAIT_MS, new Error("timed out"))),
  ]);

/**
 * A file of the app. Names under /assets contain a hash, so a stored copy is as good as the
 * server's; it is stored at its first use. Other files come from the server while it answers.
 */
export async function answerFile(
  request: Request,
  waitUntil: (done: Promise<unknown>) => void,
): Promise<Response> {
  if (!new URL(request.url).pathname.startsWith("/assets/"))
    return fetch(request).catch(async () => (await storedFile(request)) ?? Response.error());
  const stored = await storedFile(request);
  if (stored) return stored;
  const answer = await fetch(request);
  // A full storage only means that the file needs the network again.
  if (answer.ok) waitUntil(store(request, answer.clone()).catch(() => undefined));
  return answer;
}

async function store(request: Request, answer: Response): Promise<void> {
  const cache = await openBuild();
  await cache.put(request, answer);
}
