/** State of a visit to the login page: the path to return to afterwards. */
export interface CameFrom {
  from: string;
}

/** Where to go after a login: a path of this site that the visit's state names, else Home. */
export function pathBefore(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return "/";
  const { from } = state;
  if (typeof from !== "string" || !from.startsWith("/")) return "/";
  // "//elsewhere.org" and "/\elsewhere.org" start with a slash too, and lead away.
  return new URL(from, location.origin).origin === location.origin ? from : "/";
}
