import { TRPCClientError } from "@trpc/client";

/** True if the server refused a call for this reason. */
export const hasReason = (error: unknown, reason: "conflict" | "not_found"): boolean =>
  error instanceof TRPCClientError && Reflect.get(Object(error.data), "reason") === reason;
