import { FAULTS, isFaultName, type FaultName } from "../world/fault-names.ts";

const at = (...places: string[]): ReadonlySet<FaultName> =>
  new Set(
    Object.entries(FAULTS)
      .filter(([, { place }]) => places.includes(place))
      .map(([name]) => name)
      .filter(isFaultName),
  );

export const WEBHOOK_FAULTS = at("webhook", "data");
export const DATA_FAULTS = at("data");

/** Applied by the token route itself, because they change the tokens. */
export const GRANT_FAULTS: ReadonlySet<FaultName> = new Set(["badScopeType"]);
export const REFRESH_FAULTS: ReadonlySet<FaultName> = new Set([
  "refreshInvalidGrant",
  "noRefreshTokenInReply",
  "badScopeType",
]);

export const BEFORE_ANSWER: ReadonlySet<FaultName> = new Set([
  "slow",
  "status",
  "timeout",
  "reset",
  "html",
  "redirect",
  "tokenExpired",
]);

export const IN_ANSWER: ReadonlySet<FaultName> = new Set([
  "wrongContentType",
  "truncate",
  "clockSkew",
]);
export const IN_REFRESH: ReadonlySet<FaultName> = new Set([...IN_ANSWER, "refreshOk_butDrop"]);
