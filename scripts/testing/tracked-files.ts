import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Files that git tracks, by patterns, relative to the repository's root. */
export const trackedFiles = (...patterns: readonly string[]): string[] =>
  execFileSync("git", ["ls-files", "--", ...patterns], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(ROOT, file)));
