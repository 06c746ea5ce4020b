import type { World } from "../world/world.ts";
import { announce } from "./announce.ts";

/** Announces each future recording of an athlete at its upload time. */
export function announceUploads(world: World, userId: string): void {
  const ahead = world.athletes.get(userId)?.recordings ?? [];
  for (const recording of ahead) {
    const wait = recording.uploadedAt * 1000 - world.clock.now();
    if (wait <= 0) continue;
    world.clock.after(wait, () => {
      if (!world.connections.get(userId)?.permissions.has("ACTIVITY_EXPORT")) return;
      announce(world, "activities", [recording]);
      announce(world, "activityDetails", [recording]);
    });
  }
}
