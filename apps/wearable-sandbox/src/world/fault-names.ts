/** What a fault affects: a response, a webhook, or the data of either. */
type Place = "answer" | "webhook" | "data";

interface Kind {
  place: Place;
  /** The part after the colon, as in `slow:500`; texts are optional. */
  argument: "none" | "number" | "text";
}

const kind = (place: Place, argument: Kind["argument"] = "none") => ({ place, argument }) as const;

/** All faults by the name before the colon. */
export const FAULTS = {
  /** Responds with the status; 429 and 503 may carry `Retry-After`. */
  status: kind("answer", "number"),
  /** Never responds. */
  timeout: kind("answer"),
  /** Responds after this many milliseconds. */
  slow: kind("answer", "number"),
  /** Closes the connection instead of responding. */
  reset: kind("answer"),
  /** Responds 200 with an HTML page. */
  html: kind("answer"),
  /** 302 to another host, or to the URL after the colon. */
  redirect: kind("answer", "text"),
  /** The correct response as text/plain. */
  wrongContentType: kind("answer"),
  /** Closes the connection in the middle of the response. */
  truncate: kind("answer"),
  /** Shifts the `Date` header by this many seconds. */
  clockSkew: kind("answer", "number"),
  /** The call's access token has expired. */
  tokenExpired: kind("answer"),
  /** Refuses a valid refresh token, which stays valid. */
  refreshInvalidGrant: kind("answer"),
  /** Rotates the refresh token and loses the response. */
  refreshOk_butDrop: kind("answer"),
  /** Refreshes without a new refresh token: the old one stays valid. */
  noRefreshTokenInReply: kind("answer"),
  /** Sends `scope` as a list. */
  badScopeType: kind("answer"),

  /** Sends this many identical webhooks. */
  duplicate: kind("webhook", "number"),
  /** Delays by this many milliseconds. */
  delay: kind("webhook", "number"),
  /** One body with items of this many athletes. */
  batchUsers: kind("webhook", "number"),
  /** Sends an edit by the athlete: another name and distance. */
  manualUpdate: kind("webhook"),
  /** Cuts the first attempt in the middle of the body. */
  cutBody: kind("webhook"),
  /** The URL of a ping names another host, or is the one after the colon. */
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
  /** A body of this many megabytes. */
  hugeBody: kind("data", "number"),
} as const satisfies Record<string, Kind>;

export type FaultName = keyof typeof FAULTS;

export const isFaultName = (text: string): text is FaultName => Object.hasOwn(FAULTS, text);
