import { DomainError, WEARABLE } from "@triplan/domain";

export const NO_HISTORY =
  `${WEARABLE.name} does not share your past activities with Triplan. To change that, ` +
  "reconnect and allow historical data. New activities arrive automatically.";

export const noHistory = () => new DomainError("conflict", NO_HISTORY);

export const unknownSync = () => new DomainError("not_found", "Sync not found");

export const AWAY = `${WEARABLE.name} can't be reached just now. Try again in a few minutes.`;
