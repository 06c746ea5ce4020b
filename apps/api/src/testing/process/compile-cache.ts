import { getCompileCacheDir } from "node:module";

/** Setting of a process that is started with settings of its own: Node's compile cache, if used. */
export function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
