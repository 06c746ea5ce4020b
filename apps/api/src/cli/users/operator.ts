/** Recorded as the network in the audit log, because commands have no client address. */
export const OPERATOR = "operator";
