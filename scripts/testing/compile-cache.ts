import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../node_modules/.cache/compiled");

/**
 * Lets Node keep compiled modules between runs, for the processes that this one starts: many tests
 * start the product.
 */
export function useCompileCache(): void {
  process.env["NODE_COMPILE_CACHE"] ??= FOLDER;
}
