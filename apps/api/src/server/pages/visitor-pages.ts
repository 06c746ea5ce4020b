import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FOLDER = "visitor";
const ENDING = ".html";

/** Files of the prerendered pages for visitors, by path: `visitor/auth.html` is served at `/auth`. */
export function findVisitorPages(webRoot: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(webRoot, FOLDER)).filter((file) => file.endsWith(ENDING));
  return new Map(files.map((file) => [pathOf(file), `${FOLDER}/${file}`]));
}

function pathOf(file: string): string {
  const name = file.slice(0, -ENDING.length);
  return name === "index" ? "/" : `/${name}`;
}

const styleHashes = z.array(z.string().regex(/^'sha256-[\w+/]+={0,2}'$/));

/** Hashes of all style elements that the pages contain or create, as sources of a policy. */
export function readStyleHashes(webRoot: string): string[] {
  const file = join(webRoot, FOLDER, "style-hashes.json");
  if (existsSync(file)) return styleHashes.parse(JSON.parse(readFileSync(file, "utf8")));
  throw new Error(`The web app is not built: ${file} is missing. Run "pnpm build".`);
}
