import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ENDING = ".html";

/** Prerendered pages for visitors, by path: `auth.html` is served at `/auth`. */
export function readVisitorPages(webRoot: string): ReadonlyMap<string, string> {
  const folder = join(webRoot, "visitor");
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  return new Map(files.map((file) => [pathOf(file), readFileSync(join(folder, file), "utf8")]));
}

function pathOf(file: string): string {
  const name = file.slice(0, -ENDING.length);
  return name === "index" ? "/" : `/${name}`;
}
