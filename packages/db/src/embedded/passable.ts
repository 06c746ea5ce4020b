import { chmod, mkdir } from "node:fs/promises";

/** Every account may pass through, its owner alone may look around. */
export const PASSABLE = 0o711;

/** A folder that every account may pass through, whatever the umask is. */
export async function makePassable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, PASSABLE);
}
