import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/* Prints the kB of brotli and the files that each page loads from `dist`: scripts and styles of the entry and
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

function print(name: string, files: Iterable<string>): void {
  const all = [...files];
  const bytes = all.reduce((sum, file) => sum + packed(file), 0);
  const kB = (bytes / 1000).toFixed(1).padStart(7);
  console.log(`${kB} kB in ${String(all.length).padStart(3)} files  ${name}`);
}

const entry = filesOf(ENTRY);
print("entry", entry);
for (const { path, module, html } of FIRST_PAGES) {
  print(`${path}: scripts and styles`, filesOf(ENTRY, module));
  print(`${path}: HTML for a visitor`, [`visitor/${html}`]);
}
console.log("\nBeyond the entry, what loads later:");
for (const [module, { isDynamicEntry }] of Object.entries(manifest)) {
  if (isDynamicEntry) {
    const beyond = [...filesOf(module)].filter((file) => !entry.has(file));
    print(module, beyond);
  }
}
