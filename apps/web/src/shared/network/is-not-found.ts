import { hasReason } from "./has-reason.ts";

/** The server has no such row of the user. */
export const isNotFound = (error: unknown): boolean => hasReason(error, "not_found");
