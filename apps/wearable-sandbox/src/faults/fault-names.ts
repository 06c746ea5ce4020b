/** Where a fault strikes: in the answer to a call, in a webhook, or in the data of either. */
type Place = "answer" | "webhook" | "data";

interface Kind {
  place: Place;
  /** What follows the colon, as in `slow:500`; optional texts have a default of their own. */
  argument: "none" | "number" | "text";
}

const kind = (place: Place, argument: Kind["argument"] = "none") => ({ place, argument }) as const;

/** Everything that can be made to go wrong, by the name in front of the colon. */
export const FAULTS = {
  /** The status, at once; 429 and 503 may carry `Retry-After`. */
  status: kind("answer", "number"),
  /** Never answers. */
  timeout: kind("answer"),
  /** Answers after so many milliseconds. */
  slow: kind("answer", "number"),
  /** Cuts the connection instead of answering. */
  reset: kind("answer"),
  /** 200 with a page. */
  html: kind("answer"),
  /** 302 to another host, or to the address after the colon. */
  redirect: kind("answer", "text"),
  /** The right answer as text/plain. */
  wrongContentType: kind("answer"),
  /** The connection ends in the middle of the answer. */
  truncate: kind("answer"),
  /** The `Date` header is off by so many seconds. */
  clockSkew: kind("answer", "number"),
  /** The access token of the call has run out. */
  tokenExpired: kind("answer"),
  /** A good refresh token is refused, and stays good. */
  refreshInvalidGrant: kind("answer"),
  /** The refresh token is rotated, and the answer is lost. */
  refreshOk_butDrop: kind("answer"),
  /** A refresh answers without a refresh token: the old one stays good. */
  noRefreshTokenInReply: kind("answer"),
  /** `scope` comes as a list. */
  badScopeType: kind("answer"),

  /** So many equal webhooks. */
  duplicate: kind("webhook", "number"),
  /** Later so many milliseconds. */
  delay: kind("webhook", "number"),
  /** One body with the items of so many athletes. */
  batchUsers: kind("webhook", "number"),
  /** Comes as an edit by the athlete: another name and distance. */
  manualUpdate: kind("webhook"),
  /** The first try ends in the middle of the body. */
  cutBody: kind("webhook"),
  /** The address of a ping leads to another host, or to the address after the colon. */
  evilCallbackUrl: kind("webhook", "text"),

  bigNumberId: kind("data"),
  outOfOrder: kind("data"),
  unknownUser: kind("data"),
  malformedItem: kind("data"),
  missingUserId: kind("data"),
  wrongTypes: kind("data"),
  futureStart: kind("data"),
  noOffset: kind("data"),
  multisport: kind("data"),
  malformedJson: kind("data"),
  /** A body of so many megabytes. */
  hugeBody: kind("data", "number"),
} as const satisfies Record<string, Kind>;

export type FaultName = keyof typeof FAULTS;

export const isFaultName = (text: string): text is FaultName => Object.hasOwn(FAULTS, text);
