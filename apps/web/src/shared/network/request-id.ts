/** The id under which the server logged an unexpected failure; null for other errors. */
export function requestIdOf(error: unknown): string | null {
  const data: unknown = error instanceof Error && "data" in error ? error.data : null;
  if (typeof data !== "object" || data === null) return null;
  if (!("requestId" in data) || !("httpStatus" in data)) return null;
  const isUnexpected = typeof data.httpStatus === "number" && data.httpStatus >= 500;
  return isUnexpected && typeof data.requestId === "string" ? data.requestId : null;
}
