import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "../../modules/app-router.ts";

/** The error of a client call. Throws if the call succeeds. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => new Error("The call was not refused"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof TRPCClientError)) throw error;
  const known: TRPCClientError<AppRouter> = error;
  return {
    status: known.data?.httpStatus,
    code: known.data?.reason,
    message: known.message,
    issues: known.data?.issues,
  };
}
