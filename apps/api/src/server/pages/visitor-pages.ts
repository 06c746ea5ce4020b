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

const sources = z.array(z.string().regex(/^'sha256-[\w+/]+={0,2}'$/));
const policyHashes = z.object({ styles: sources, scripts: sources });

/** Hashes of the style and script elements that the pages contain or create, as sources of a policy. */
export type PolicyHashes = z.infer<typeof policyHashes>;

export function readPolicyHashes(webRoot: string): PolicyHashes {
  const file = join(webRoot, FOLDER, "policy-hashes.json");
  if (existsSync(file)) return policyHashes.parse(JSON.parse(readFileSync(file, "utf8")));
  throw new Error(`The web app is not built: ${file} is missing. Run "pnpm build".`);
}
