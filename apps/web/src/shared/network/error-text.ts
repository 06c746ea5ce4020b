const UNKNOWN = "Something went wrong";

/** Message of a failed call: a string itself, an error's own message, else a generic line. */
export function errorText(cause: unknown): string {
  if (typeof cause === "string" && cause !== "") return cause;
  if (cause instanceof Error && cause.message !== "") return cause.message;
  return UNKNOWN;
}
