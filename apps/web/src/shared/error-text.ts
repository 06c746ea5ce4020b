const UNKNOWN = "Something went wrong";

/** The words of a failed call for the user: a text as it is, an error's own message, else a plain line. */
export function errorText(cause: unknown): string {
  if (typeof cause === "string" && cause !== "") return cause;
  if (cause instanceof Error && cause.message !== "") return cause.message;
  return UNKNOWN;
}
