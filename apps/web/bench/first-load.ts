import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/* Prints the kB of brotli that each page loads from `dist`: scripts and styles of the entry and
   of the page's own code, with the prerendered HTML of `/` and `/auth`. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

const DIST = join(import.meta.dirname, "../dist");
const ENTRY = "index.html";
const FIRST_PAGES = [
  { path: "/", module: "src/features/plan-form/create-plan.tsx", html: "index.html" },
  { path: "/auth", module: "src/features/auth/auth-page.tsx", html: "auth.html" },
];

const read = (file: string) => readFileSync(join(DIST, file));
const manifest: Record<string, Chunk> = JSON.parse(String(read(".vite/manifest.json")));

const chunkOf = (module: string): Chunk => {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no ${module}`);
  return chunk;
};

function filesOf(...modules: string[]): Set<string> {
  const needed = new Set(modules);
  for (const module of needed) for (const next of chunkOf(module).imports ?? []) needed.add(next);
  return new Set([...needed].map(chunkOf).flatMap(({ file, css = [] }) => [file, ...css]));
}

const packed = (file: string) => brotliCompressSync(read(file)).length;
const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + packed(file), 0);
const print = (name: string, bytes: number) =>
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);

const entry = filesOf(ENTRY);
print("entry", weightOf(entry));
for (const { path, module, html } of FIRST_PAGES) {
  print(`${path}: scripts and styles`, weightOf(filesOf(ENTRY, module)));
  print(`${path}: HTML for a visitor`, packed(`visitor/${html}`));
}
console.log("\nBeyond the entry, what loads later:");
for (const [module, { isDynamicEntry }] of Object.entries(manifest)) {
  if (isDynamicEntry) {
    const beyond = [...filesOf(module)].filter((file) => !entry.has(file));
    print(module, weightOf(beyond));
  }
}
