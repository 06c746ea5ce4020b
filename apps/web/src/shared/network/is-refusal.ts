import { TRPCClientError } from "@trpc/client";

/** True if Triplan itself refused the call; false if its answer is unknown. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof TRPCClientError && Reflect.has(Object(error.data), "reason");
