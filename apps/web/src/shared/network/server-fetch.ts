import { takeEarlyAnswer } from "./early-answers.ts";

export const NOT_REACHED = "Triplan can't be reached.";
export const NO_CONNECTION = `${NOT_REACHED} Check your connection and try again.`;
/** Whether a request failed because no answer came. */
export const isConnectionLost = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === NO_CONNECTION;
const UNREADABLE = "Triplan's answer could not be read. Please try again.";

/**
 * `fetch` with user-facing errors: no response, a response that is not Triplan's, or a refusal
 * before the procedures (too large, rate limit, unavailable).
 */
export const serverFetch: typeof fetch = async (input, init) => {
  const early = takeEarlyAnswer(input, init?.method);
  const response = await (early ?? fetch(input, init)).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : new Error(NO_CONNECTION, { cause });
  });
  if (!isJson(response)) throw new Error(response.ok ? UNREADABLE : await plainBody(response));
  if (!response.ok) throwOwnRefusal(await response.clone().json(), response.statusText);
  return response;
};

/** The refusal of a response that is not ok. */
export async function errorOf(response: Response): Promise<Error> {
  if (!isJson(response)) return new Error(await plainBody(response));
  const body: unknown = await response.json();
  const message = typeof body === "object" && body !== null && Reflect.get(body, "message");
  return new Error(typeof message === "string" && message !== "" ? message : UNREADABLE);
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === "AbortError";

const isJson = (response: Response) =>
  response.headers.get("content-type")?.includes("json") ?? false;

/** Text as received; an HTML page is replaced by its status. */
async function plainBody(response: Response): Promise<string> {
  const isPage = response.headers.get("content-type")?.includes("html") ?? false;
  const text = isPage ? "" : (await response.text()).trim();
  return text || response.statusText || NO_CONNECTION;
}

/** tRPC reads its own errors; for others use the message, then the error field. */
function throwOwnRefusal(body: unknown, statusText: string) {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return;
  if ("error" in body && typeof body.error === "object") return;
  const texts = [
    "message" in body && body.message,
    "error" in body && body.error,
    statusText,
    UNREADABLE,
  ];
  throw new Error(texts.find((text): text is string => typeof text === "string" && text !== ""));
}
