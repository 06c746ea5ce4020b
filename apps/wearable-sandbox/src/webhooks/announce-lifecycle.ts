import { randomUUID } from "node:crypto";
import type { World } from "../world/world.ts";
import { deliver } from "./deliver.ts";

/** Tells the app that an athlete has left it. */
export function announceDeregistration(world: World, userId: string): void {
  deliver(world, "deregistrations", [{ userId }]);
}

/** Tells the app what an athlete allows from now on. */
export function announcePermissions(
  world: World,
  userId: string,
  permissions: readonly string[],
): void {
  const change = {
    userId,
    summaryId: randomUUID(),
    permissions,
    changeTimeInSeconds: Math.floor(world.clock.now() / 1000),
  };
  deliver(world, "userPermissionsChange", [change]);
}
