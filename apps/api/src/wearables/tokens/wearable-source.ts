import { DomainError, WEARABLE } from "@triplan/domain";
import type { Context } from "../../trpc/context.ts";
import type { Wearable } from "../provider/wearable.ts";

/** Dependencies of provider calls, in requests and in jobs. */
export interface WearableSource extends Pick<Context, "db" | "log" | "now"> {
  wearable: Wearable;
}

/** The context with a provider; throws if none is configured. */
export function withWearable<Ctx extends Pick<Context, "wearable">>(
  ctx: Ctx,
): Ctx & { wearable: Wearable } {
  const { wearable } = ctx;
  if (!wearable) {
    throw new DomainError("unavailable", `${WEARABLE.name} is not set up on this server`);
  }
  return { ...ctx, wearable };
}
