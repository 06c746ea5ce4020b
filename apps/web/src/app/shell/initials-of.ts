/** One or two letters for an e-mail address: "iris.costa@example.com" gives "IC". */
export function initialsOf(username: string): string {
  const [localPart = ""] = username.split("@", 1);
  const words = localPart.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => /^./u.exec(word)?.[0] ?? "");
  return letters.join("").toUpperCase();
}

/** Starts with the visible initials, so that the accessible name contains them. */
export const userMenuLabel = (username: string | undefined): string =>
  username === undefined ? "User menu" : `${initialsOf(username)}, User menu`;
