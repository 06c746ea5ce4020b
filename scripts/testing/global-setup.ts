import { useCompileCache } from "./compile-cache.ts";
import { useRunFolder } from "./run-folder.ts";

export function setup(): void {
  useRunFolder();
  useCompileCache();
}
