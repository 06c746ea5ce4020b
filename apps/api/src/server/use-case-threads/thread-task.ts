import type { Context, ProcedureCall } from "../../trpc/context.ts";
import type { ThreadError } from "./thread-error.ts";

/** A call with what can be sent of its context. */
export interface ThreadTask extends Pick<
  Context,
  "settings" | "now" | "timeZone" | "today" | "network" | "requestId"
> {
  call: ProcedureCall;
  userId: number;
  sessionHash: string | null;
}

/** The answer as JSON, which is read faster than a copied object. */
export type ThreadAnswer = { json: string } | { error: ThreadError };
