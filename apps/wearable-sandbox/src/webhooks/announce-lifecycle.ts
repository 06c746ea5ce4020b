import { randomUUID } from "node:crypto";
import type { World } from "../world/world.ts";

/** Tells the app that an athlete has left it. */
export function announceDeregistration(world: World, userId: string): void {
  const url = world.endpoints.deregistrations?.url;
  if (url === undefined) return;
  const body = JSON.stringify({ deregistrations: [{ userId }] });
  world.outbox.send({ type: "deregistrations", url, body, delayMs: 0 });
}

/** Tells the app what an athlete allows from now on. */
export function announcePermissions(
  world: World,
  userId: string,
  permissions: readonly string[],
): void {
  const url = world.endpoints.userPermissionsChange?.url;
  if (url === undefined) return;
  const change = {
    userId,
    summaryId: randomUUID(),
    permissions,
    changeTimeInSeconds: Math.floor(world.clock.now() / 1000),
  };
  const body = JSON.stringify({ userPermissionsChange: [change] });
  world.outbox.send({ type: "userPermissionsChange", url, body, delayMs: 0 });
}
