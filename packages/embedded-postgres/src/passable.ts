import { chmod, mkdir } from "node:fs/promises";

/** Every account may pass through, only the owner may list. */
export const PASSABLE = 0o711;

/** Creates a folder that every account may pass through, whatever the umask is. */
export async function makePassable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, PASSABLE);
}
