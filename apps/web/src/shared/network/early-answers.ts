declare global {
  /** Answers to calls that `before-paint.js` sent while the code loaded, by their path. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * The early answer to this call; each is taken once. A call that changes something, such as a login,
 * makes the others worthless.
 */
export function takeEarlyAnswer(
  path: unknown,
  method: string | undefined,
): Promise<Response> | undefined {
  const { earlyAnswers } = globalThis;
  if (method !== "GET") earlyAnswers?.clear();
  if (typeof path !== "string") return undefined;
  const answer = earlyAnswers?.get(path);
  earlyAnswers?.delete(path);
  return answer;
}
