import type { ThresholdKind } from "@triplan/domain";

/** The id of the element that shows the history of a threshold. */
export const historyId = (kind: ThresholdKind): string => `history-${kind}`;
