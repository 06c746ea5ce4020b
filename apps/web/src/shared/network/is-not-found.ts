import { TRPCClientError } from "@trpc/client";

/** The server has no such row of the user. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof TRPCClientError && Reflect.get(Object(error.data), "reason") === "not_found";
