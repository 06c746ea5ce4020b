import { DomainError, WEARABLE } from "@triplan/domain";
import type { Context } from "../../context.ts";
import type { Wearable } from "../../wearable/wearable.ts";

/** What working with the watch service needs, in a request or in a job. */
export interface WearableSource extends Pick<Context, "db" | "log" | "now"> {
  wearable: Wearable;
}

/** The same context, with a watch service for certain; refused where none is set up. */
export function withWearable<Ctx extends Pick<Context, "wearable">>(
  ctx: Ctx,
): Ctx & { wearable: Wearable } {
  const { wearable } = ctx;
  if (!wearable) {
    throw new DomainError("unavailable", `${WEARABLE.name} is not set up on this server`);
  }
  return { ...ctx, wearable };
}
