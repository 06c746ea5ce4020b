import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folder of the uploads of this test process. */
export const UPLOAD_FOLDER = join(tmpdir(), `triplan-uploads-${process.pid}`);
