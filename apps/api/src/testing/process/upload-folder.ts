import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folder of the uploads of this test process. */
export const UPLOAD_FOLDER = join(tmpdir(), `triplan-uploads-${process.pid}`);

/** Uploads that came after `before`; uploads of other tests may still be deleted meanwhile. */
export async function uploadsSince(before: readonly string[]): Promise<string[]> {
  return (await readdir(UPLOAD_FOLDER)).filter((name) => !before.includes(name));
}
